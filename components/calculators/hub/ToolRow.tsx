import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { hrefIn } from '@/lib/site/translatedPages';
import { sayName } from '@/lib/words/say';
import { ToolPicture } from '../layout/ToolPicture';
import styles from './ToolRow.module.scss';

/** A calculator on the hub beside its picture; the whole row is the link. */
export function ToolRow({ calculator: { id, name, path, benefit } }: { calculator: CalculatorEntry }) {
  const say = useSay();
  return (
    <li className={styles.row}>
      <ToolPicture id={id} className={styles.picture} />
      <div>
        <h3 className={styles.title}>
          <a href={hrefIn(path, say.language)}>{sayName(say, name)}</a>
        </h3>
        <p>{sayName(say, benefit)}</p>
      </div>
      <Icon name="arrow-right" />
    </li>
  );
}
