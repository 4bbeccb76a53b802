import { PublicationActions } from '@/components/ui/publication-card/PublicationActions';
import { PublicationCard } from '@/components/ui/publication-card/PublicationCard';
import type { Firm } from '@/lib/content/schemas/firm';
import { MEDIA_CATEGORIES, MEDIA_CATEGORY_LABELS, type MediaItem } from '@/lib/content/schemas/media';
import { emptyPicture } from '@/lib/pictures/registry';
import { mediaCard } from '@/lib/server/resources/mediaCard';
import { PublicationGrid } from './PublicationGrid';

type PublicationsProps = { media: MediaItem[]; firm: Pick<Firm, 'mark'> };

const FILTERS = (['all', ...MEDIA_CATEGORIES] as const).map((id) => ({ id, label: MEDIA_CATEGORY_LABELS[id] }));

function publicationOf({ item, firm }: { item: MediaItem; firm: Pick<Firm, 'mark'> }) {
  const { file, ...card } = mediaCard(item, firm);
  const actions = <PublicationActions id={item.id} title={item.title} file={file} notice="Downloading..." />;
  return <PublicationCard {...card} actions={actions} />;
}

/** All publications with their filter. */
export function Publications({ media, firm }: PublicationsProps) {
  const publications = media.map((item) => ({
    id: item.id,
    category: item.category,
    card: publicationOf({ item, firm }),
  }));
  return <PublicationGrid publications={publications} filters={FILTERS} emptyPicture={emptyPicture('no-media')} />;
}
