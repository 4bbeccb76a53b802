import { useSay } from '#words';
import styles from './Contents.module.scss';

export type ContentsProps = {
  /** Sections of the page in order; `id` is the fragment. */
  items: readonly { id: string; text: string }[];
  title?: string;
};

/** Links to the sections of a page. */
export function ContentsLinks({ items }: Pick<ContentsProps, 'items'>) {
  return (
    <ol role="list" className={styles.items}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Contents of a page with a title, for a column beside its text. Newer browsers mark the section in view. */
export function Contents({ items, title: given }: ContentsProps) {
  const say = useSay();
  const title = given ?? say('On this page');
  return (
    <nav className={styles.contents} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ContentsLinks items={items} />
    </nav>
  );
}
