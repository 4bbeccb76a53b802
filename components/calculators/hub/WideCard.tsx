import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/pictures/registry';
import type { CalculatorEntry } from '@/lib/site/calculators';
import styles from './WideCard.module.scss';

/** A calculator for companies on the hub, across the whole column. */
export function WideCard({ calculator }: { calculator: CalculatorEntry }) {
  const { id, name, path, summary } = calculator;
  return (
    <div className={styles.card}>
      <FilePicture
        {...resourcePicture({ id, category: 'calculators' })}
        fallbackSrc={defaultPicture().src}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>{summary}</p>
      </div>
      <ButtonLink href={path} iconEnd="arrow-right" aria-label={`Open calculator: ${name}`}>
        Open calculator
      </ButtonLink>
    </div>
  );
}
