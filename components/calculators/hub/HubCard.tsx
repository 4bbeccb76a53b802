import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/card/Card';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import styles from './HubCard.module.scss';
import type { HubExample } from './hubExamples';

type HubCardProps = { calculator: CalculatorEntry; example?: HubExample | undefined };

/** A calculator on the hub: what it does, an example, the way in. A tap of a finger expands it (expandCards.ts). */
export function HubCard({ calculator, example = [] }: HubCardProps) {
  const { id, path, summary } = calculator;
  const shortName = sayName(calculator.shortName);

  return (
    <Card
      picture={<FilePicture {...resourcePicture({ id, category: 'calculators' })} fallbackSrc={defaultPicture().src} />}
      isRaisedOnHover
      data-expandable=""
    >
      <h2 className={styles.title}>{shortName}</h2>
      <p className={styles.text}>{sayName(summary)}</p>
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
        </div>
      </div>
      <p className={styles.open}>
        <ButtonLink
          href={here(path)}
          iconEnd="arrow-right"
          fullWidth
          aria-label={say('Open calculator: {name}', { name: shortName })}
        >
          {say('Open calculator')}
        </ButtonLink>
      </p>
    </Card>
  );
}
