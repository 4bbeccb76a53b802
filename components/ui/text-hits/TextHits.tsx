import { Icon } from '../icon/Icon';
import { Link } from '../link/Link';
import { MarkedText, type MarkedTextProps } from './MarkedText';
import styles from './TextHits.module.scss';

export type TextHit = {
  href: string;
  title: string;
  /** The document that holds the place. */
  document: string;
  /** The sentence around the words. */
  excerpt: MarkedTextProps['parts'];
};

/** Places inside longer texts: the document, the section as a link, the sentence. */
export function TextHits({ hits, level = 3 }: { hits: readonly TextHit[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';

  return (
    <ol role="list" className={styles.hits}>
      {hits.map(({ href, title, document, excerpt }) => (
        <li key={href} className={styles.hit}>
          {document !== title && (
            <p className={styles.document}>
              <Icon name="file" size={16} />
              {document}
            </p>
          )}
          <Heading className={styles.title}>
            <Link href={href}>{title}</Link>
          </Heading>
          <p className={styles.excerpt}>
            … <MarkedText parts={excerpt} /> …
          </p>
        </li>
      ))}
    </ol>
  );
}
