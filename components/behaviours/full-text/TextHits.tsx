import { Icon } from '@/components/ui/icon/Icon';
import { Link } from '@/components/ui/link/Link';
import { MarkedText } from '@/components/ui/marked-text/MarkedText';
import type { TextHit } from '@/lib/search/textHit';
import { PageHits } from './PageHits';
import styles from './TextHits.module.scss';

/** Full-text hits: a document as a link with its pages below it, a page of the site with its excerpt. */
export function TextHits({ hits }: { hits: readonly TextHit[] }) {
  return (
    <ol role="list" className={styles.hits}>
      {hits.map(({ href, title, place, excerpt, file }) => (
        <li key={file?.id ?? href} className={styles.hit}>
          {place !== title && (
            <p className={styles.place}>
              <Icon name={file ? 'file' : 'arrow-right'} size={16} />
              {place}
            </p>
          )}
          <h3 className={styles.title}>
            <Link href={href}>{title}</Link>
          </h3>
          {excerpt && (
            <p className={styles.excerpt}>
              <MarkedText parts={excerpt} />
            </p>
          )}
          {file && <PageHits file={file} title={title} />}
        </li>
      ))}
    </ol>
  );
}
