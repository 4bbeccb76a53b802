import type { FileFacts } from '@/lib/server/resources/fileFacts';
import { WEIGHT_TOKEN } from '@/lib/site/weightToken';
import styles from './PageWeight.module.scss';

/**
 * What a page and its file take from the visitor's data. The build writes the weight of the page, so a page of the
 * development server says none.
 */
export function PageWeight({ file }: { file: FileFacts | undefined }) {
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <p className={styles.weight} data-pagefind-ignore>
      {`This page: ${WEIGHT_TOKEN}.${file ? ` Its ${file.type}: ${file.size}.` : ''}`}
    </p>
  );
}
