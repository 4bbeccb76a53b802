import { PublicationRow } from '@/components/shared/PublicationCard';
import { EmptyState } from '@/components/ui/EmptyState';
import { Reveal } from '@/components/ui/Reveal';
import type { Firm } from '@/lib/content/schemas/firm';
import { MEDIA_CATEGORIES, MEDIA_CATEGORY_LABELS } from '@/lib/content/schemas/resources';
import type { Publication } from '@/lib/server/content/loaders/resources';
import { stockPicture } from '@/lib/server/pictures/registry';
import { PublicationFilter } from './PublicationFilter';
import styles from './PublicationGrid.module.scss';

type PublicationGridProps = { publications: readonly Publication[]; firm: Firm; sectionId: string };

/** All publications. CSS shows only the category in the URL's query, from the first paint on. */
export function PublicationGrid({ publications, firm, sectionId }: PublicationGridProps) {
  const filters = (['all', ...MEDIA_CATEGORIES] as const).map((id) => ({
    id,
    label: MEDIA_CATEGORY_LABELS[id],
    count: publications.filter(({ kind }) => id === 'all' || kind === id).length,
  }));
  return (
    <>
      <PublicationFilter sectionId={sectionId} filters={filters} />
      <ul role="list" className={`${styles.grid} above3`}>
        {publications.map((item) => (
          <Reveal key={item.id} as="li" category={item.kind}>
            <PublicationRow item={item} firm={firm} notice="Downloading..." />
          </Reveal>
        ))}
      </ul>
      <div className={styles.empty}>
        <EmptyState title="No media publications available in this category." picture={stockPicture('no-media')} />
      </div>
    </>
  );
}
