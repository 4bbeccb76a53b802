import { Icon } from '@/components/ui/icon/Icon';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { here } from '@/lib/site/twins';
import { sayName } from '@/lib/words/say';
import { ToolCloth } from '../layout/ToolCloth';
import styles from './ToolRow.module.scss';

/** A calculator on the hub beside its cloth; the whole row is the link. */
export function ToolRow({ calculator: { id, name, path, benefit } }: { calculator: CalculatorEntry }) {
  return (
    <li className={styles.row}>
      <ToolCloth id={id} className={styles.cloth} />
      <div>
        <h3 className={styles.title}>
          <a href={here(path)}>{sayName(name)}</a>
        </h3>
        <p>{sayName(benefit)}</p>
      </div>
      <Icon name="arrow-right" />
    </li>
  );
}
