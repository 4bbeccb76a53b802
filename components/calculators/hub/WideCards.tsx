import { Icon } from '@/components/ui/icon/Icon';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import styles from './WideCards.module.scss';

/** Calculators of a group on the hub, each a picture beside its text; the whole card is the link. */
export function WideCards({ calculators }: { calculators: readonly CalculatorEntry[] }) {
  if (calculators.length === 0) return null;
  return (
    <ul role="list" className={styles.cards}>
      {calculators.map(({ id, group, name, path, summary }) => {
        const Heading = group === 'salary' ? 'h2' : 'h3';
        return (
          <li key={id} className={styles.card}>
            <FilePicture
              {...resourcePicture({ id, category: 'calculators' })}
              fallbackSrc={defaultPicture().src}
              className={styles.picture}
            />
            <div className={styles.text}>
              <Heading className={styles.title}>
                <a href={here(path)}>{sayName(name)}</a>
              </Heading>
              <p>{sayName(summary)}</p>
              <p className={styles.open} aria-hidden>
                {say('Open')} <Icon name="arrow-right" />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
