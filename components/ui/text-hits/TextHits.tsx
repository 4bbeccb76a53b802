import { Icon } from '../icon/Icon';
import { Link } from '../link/Link';
import { MarkedText, type MarkedTextProps } from './MarkedText';
import { PageHits, type PageHitsProps } from './PageHits';
import styles from './TextHits.module.scss';

export type TextHit = {
  href: string;
  title: string;
  /** What it belongs to: a shelf of the library, or the page whose section it is. */
  place: string;
  /** The sentence around the words, of a page of the site. */
  sentence?: MarkedTextProps['parts'];
  /** Of a file: its pages with the words. */
  file?: PageHitsProps['file'];
};

/** Texts that hold the words looked for: a document as a link with its pages below it, a page with its sentence. */
export function TextHits({ hits, level = 3 }: { hits: readonly TextHit[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';

  return (
    <ol role="list" className={styles.hits}>
      {hits.map(({ href, title, place, sentence, file }) => (
        <li key={file?.id ?? href} className={styles.hit}>
          {place !== title && (
            <p className={styles.place}>
              <Icon name={file ? 'file' : 'arrow-right'} size={16} />
              {place}
            </p>
          )}
          <Heading className={styles.title}>
            <Link href={href}>{title}</Link>
          </Heading>
          {sentence && (
            <p className={styles.sentence}>
              <MarkedText parts={sentence} />
            </p>
          )}
          {file && <PageHits file={file} title={title} />}
        </li>
      ))}
    </ol>
  );
}
