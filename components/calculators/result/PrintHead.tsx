import { Logo } from '@/components/shell/Logo';
import { getFirm } from '@/lib/server/content/loaders/firm';
import styles from './PrintHead.module.scss';

/** Logo and address at the head of a printed result. */
export function PrintHead() {
  const firm = getFirm();
  const { lines, street, city, country } = firm.address;
  return (
    <div className={styles.head}>
      <Logo firm={firm} />
      <p className={styles.address}>
        {[...lines, street, city, country].join(', ')}
        <br />
        {firm.phone} · {firm.email}
      </p>
    </div>
  );
}
