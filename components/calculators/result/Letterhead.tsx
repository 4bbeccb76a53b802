import { Logo } from '@/components/shell/Logo';
import type { Firm } from '@/lib/content/schemas/firm';
import styles from './PrintHeader.module.scss';

/** Logo and postal address at the head of a printed result. */
export function Letterhead({ firm }: { firm: Firm }) {
  const { lines, street, city, country } = firm.address;
  return (
    <div className={styles.letterhead}>
      <Logo firm={firm} />
      <p>
        {[...lines, street, city, country].join(', ')}
        <br />
        {firm.phone} · {firm.email}
      </p>
    </div>
  );
}
