import { DocumentMeta } from '@/components/behaviours/publications/DocumentMeta';
import { PictureCard } from '@/components/behaviours/publications/PictureCard';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Guide } from '@/lib/content/schemas/resources';
import { documentPath } from '@/lib/resources/documentPath';
import { defaultPicture, documentCover } from '@/lib/server/pictures/registry';
import { fileFacts } from '@/lib/server/resources/fileFacts';
import { ownDay } from '@/lib/server/resources/ownDay';
import { DocumentActions } from './DocumentActions';
import styles from './GuideCard.module.scss';

/** The tax year that a title names, or the year of its law. */
const yearOnCover = (guide: Guide) => /\d{4}\/\d{2}/.exec(guide.title)?.[0] ?? ownDay(guide).day.slice(0, 4);

/** A guide with its cover, whose year is text over the picture. */
export function GuideCard({ guide }: { guide: Guide }) {
  const file = fileFacts(guide.downloadUrl);
  return (
    <PictureCard
      shape="cover"
      picture={
        <div className={styles.cover} aria-hidden="true">
          <FilePicture {...documentCover(guide)} fallbackSrc={defaultPicture().src} />
          <span className={styles.year}>{yearOnCover(guide)}</span>
        </div>
      }
      icon="file"
      title={guide.title}
      link={{ href: documentPath(guide) }}
      meta={<DocumentMeta document={guide} file={file} />}
    >
      <DocumentActions document={guide} file={file} />
    </PictureCard>
  );
}
