import { PublicationActions } from '@/components/behaviours/publications/PublicationActions';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Firm } from '@/lib/content/schemas/firm';
import type { MediaItem } from '@/lib/content/schemas/media';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { mediaCard } from '@/lib/server/resources/media';
import styles from './FeaturedMedia.module.scss';

type FeaturedMediaProps = { featured: MediaItem[]; firm: Pick<Firm, 'mark'> };

type FeaturedCardProps = {
  item: MediaItem;
  firm: Pick<Firm, 'mark'>;
  /** The first picture is the page's largest above the fold. */
  isFirst: boolean;
};

/** Style sheets make the first featured card large and the last one wide. */
function FeaturedCard({ item, firm, isFirst }: FeaturedCardProps) {
  const { title, meta, picture, fallbackSrc, file, details } = mediaCard(item, firm);
  return (
    <article className={styles.card}>
      <FilePicture
        {...picture}
        lazy={!isFirst}
        isFirst={isFirst}
        fallbackSrc={fallbackSrc}
        failureMessage={`The picture of the featured publication "${title}" failed`}
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          {meta} <SampleTag of={item} />
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{item.description}</p>
        <p className={styles.meta}>{details}</p>
        {file && (
          <div className={styles.actions}>
            <PublicationActions id={item.id} title={title} file={file} notice="Downloading..." isFeatured />
          </div>
        )}
      </div>
    </article>
  );
}

export function FeaturedMedia({ featured, firm }: FeaturedMediaProps) {
  if (featured.length === 0) {
    return <EmptyState title="No Featured Publications" picture={emptyPicture('no-media')} />;
  }
  return (
    <ul role="list" className={styles.grid}>
      {featured.map((item, index) => (
        <li key={item.id} id={item.id} className={styles.cell}>
          <FeaturedCard item={item} firm={firm} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
