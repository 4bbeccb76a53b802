import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Calculator } from '@/lib/server/content/loaders/resources';
import styles from './DocumentRow.module.scss';

/** A calculator of the library without a card of its own. */
export function CalculatorRow({ calculator: { title, link, description } }: { calculator: Calculator }) {
  return (
    <article className={styles.row}>
      <Icon name="calculator" />
      <h4 className={styles.title}>
        <a href={link}>{title}</a>
      </h4>
      <p className={styles.meta}>{description}</p>
      <TextLink href={link} size="small" arrow>
        View Resource
      </TextLink>
    </article>
  );
}
