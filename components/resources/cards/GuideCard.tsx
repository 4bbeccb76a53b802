import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Guide } from '@/lib/content/schemas/resource';
import { documentPath } from '@/lib/resources/documentPath';
import { defaultPicture, documentCover } from '@/lib/server/pictures/registry';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { CategorySign } from './CategorySign';
import { DocumentActions } from './DocumentActions';
import { DocumentMeta } from './DocumentMeta';
import styles from './GuideCard.module.scss';

/** The tax year that a title names, or the year of issue. */
const yearOnCover = ({ title, date }: Guide) => /\d{4}\/\d{2}/.exec(title)?.[0] ?? date.slice(0, 4);

/** A guide with its cover, whose year is text over the picture. */
export function GuideCard({ guide }: { guide: Guide }) {
  const file = fileFacts(guide.downloadUrl);
  return (
    <article className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <FilePicture {...documentCover(guide)} fallbackSrc={defaultPicture().src} />
        <CategorySign category="guides" ground="picture" />
        <span className={styles.year}>{yearOnCover(guide)}</span>
      </div>
      <div>
        <h3 className={styles.title}>
          <a href={documentPath(guide)}>{guide.title}</a>
        </h3>
        <DocumentMeta document={guide} file={file} />
        <p className={styles.text}>{guide.description}</p>
        <DocumentActions document={guide} file={file} />
      </div>
    </article>
  );
}
