import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/pictures/registry';
import { CALCULATOR_ENTRIES, type CalculatorId } from '../layout/calculatorList';
import styles from './HubCard.module.scss';
import { TouchCard } from './TouchCard';

type HubCardProps = {
  id: CalculatorId;
  text: string;
  /** Two lines of an example. */
  example: readonly (readonly [label: string, value: string])[];
};

/** A salary calculator on the hub: what it does, an example, the way in. */
export function HubCard({ id, text, example }: HubCardProps) {
  const { shortName, href } = CALCULATOR_ENTRIES[id];

  return (
    <TouchCard
      picture={<FilePicture {...resourcePicture({ id, category: 'calculators' })} fallbackSrc={defaultPicture().src} />}
    >
      <h2 className={styles.title}>{shortName}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.details}>
        <div className={styles.inner}>
          <dl className={styles.example}>
            {example.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={href} iconEnd="arrow-right" fullWidth aria-label={`Open calculator: ${shortName}`}>
            Open calculator
          </ButtonLink>
        </div>
      </div>
    </TouchCard>
  );
}
