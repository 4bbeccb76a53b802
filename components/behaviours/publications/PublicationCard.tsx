import { FilePicture } from '@/components/ui/picture/FilePicture';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Firm } from '@/lib/content/schemas/firm';
import type { MediaItem } from '@/lib/content/schemas/media';
import { mediaCard } from '@/lib/server/resources/media';
import { PublicationActions } from './PublicationActions';
import styles from './PublicationCard.module.scss';

type PublicationCardProps = {
  item: MediaItem;
  firm: Pick<Firm, 'mark'>;
  /** Text of the download link for two seconds after a click. */
  notice: string;
};

export function PublicationCard({ item, firm, notice }: PublicationCardProps) {
  const { title, meta, details, picture, fallbackSrc, file } = mediaCard(item, firm);
  return (
    <article className={styles.card}>
      <FilePicture {...picture} fallbackSrc={fallbackSrc} className={styles.picture} />
      <div className={styles.body}>
        <p className={styles.meta}>
          {meta} <SampleTag of={item} />
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.meta}>{details}</p>
        {file && (
          <div className={styles.actions}>
            <PublicationActions id={item.id} title={title} file={file} notice={notice} />
          </div>
        )}
      </div>
    </article>
  );
}
