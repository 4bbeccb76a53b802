import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/link/TextLink';
import type { CalculatorEntry } from '@/lib/site/calculators';
import styles from './DocumentRow.module.scss';

/** A calculator of the library without a card of its own. */
export function CalculatorRow({ calculator: { name, path, benefit } }: { calculator: CalculatorEntry }) {
  return (
    <article className={styles.row}>
      <Icon name="calculator" />
      <h4 className={styles.title}>
        <a href={path}>{name}</a>
      </h4>
      <p className={styles.meta}>{benefit}</p>
      <TextLink href={path} size="small" arrow>
        View Resource
      </TextLink>
    </article>
  );
}
