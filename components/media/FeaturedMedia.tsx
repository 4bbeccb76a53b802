import { PublicationCard } from '@/components/behaviours/publications/PublicationCard';
import { EmptyState } from '@/components/ui/EmptyState';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Publication } from '@/lib/server/content/loaders/resources';
import { stockPicture } from '@/lib/server/pictures/registry';
import styles from './FeaturedMedia.module.scss';

type FeaturedMediaProps = { featured: Publication[]; firm: Pick<Firm, 'mark'> };

/** The newest publications, the first of them large. */
export function FeaturedMedia({ featured, firm }: FeaturedMediaProps) {
  if (featured.length === 0) {
    return <EmptyState title="No Featured Publications" picture={stockPicture('no-media')} />;
  }
  return (
    <ul role="list" className={styles.grid}>
      {featured.map((item, index) => (
        <li key={item.id}>
          <PublicationCard item={item} firm={firm} notice="Downloading..." isFeatured isLarge={index === 0} />
        </li>
      ))}
    </ul>
  );
}
