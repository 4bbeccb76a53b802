import { useSay } from '#words';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { hrefIn } from '@/lib/site/translatedPages';
import { sayName } from '@/lib/words/say';
import { ToolPicture } from '../layout/ToolPicture';
import { ExpandableCard } from './ExpandableCard';
import styles from './HubCard.module.scss';

/** A calculator on the hub: what a visitor has from it, the way in. A tap of a finger expands it. */
export function HubCard({ calculator }: { calculator: CalculatorEntry }) {
  const say = useSay();
  const { id, path, benefit, summary } = calculator;
  const shortName = sayName(say, calculator.shortName);

  return (
    <ExpandableCard picture={<ToolPicture id={id} className={styles.picture} />}>
      <h3>{shortName}</h3>
      <p className={styles.text}>{sayName(say, benefit)}</p>
      <div className={styles.details}>
        <div className={styles.inner}>
          <p className={styles.more}>{sayName(say, summary)}</p>
        </div>
      </div>
      <p className={styles.open}>
        <ButtonLink
          href={hrefIn(path, say.language)}
          iconEnd="arrow-right"
          fullWidth
          aria-label={say('Open calculator: {name}', { name: shortName })}
        >
          {say('Open calculator')}
        </ButtonLink>
      </p>
    </ExpandableCard>
  );
}
