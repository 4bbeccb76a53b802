import { PublicationCard } from '@/components/behaviours/publications/PublicationCard';
import { VideoCard } from '@/components/behaviours/publications/VideoCard';
import { TextLink } from '@/components/ui/link/TextLink';
import { orderDay } from '@/lib/resources/coveredYear';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import type { FilteredEntry } from '@/lib/resources/selectEntries';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getMedia } from '@/lib/server/content/loaders/media';
import {
  getActs,
  getArticles,
  getCalculators,
  getFinanceActs,
  getGuides,
  getVideos,
} from '@/lib/server/content/loaders/resources';
import { newestFirst } from '@/lib/server/resources/allDocuments';
import { CALCULATOR_GROUPS } from '@/lib/site/calculators';
import { CalculatorCard } from '../cards/CalculatorCard';
import { DocumentRow } from '../cards/DocumentRow';
import { FinanceActTile } from '../cards/FinanceActTile';
import { GuideCard } from '../cards/GuideCard';
import type { LibraryEntry, LibraryList, SectionContent } from './LibrarySection';

/** Entries of a collection, the newest first, each with its card. */
function entriesOf<Item extends FilteredEntry & { id: string }>(
  items: readonly Item[],
  cardOf: (item: Item) => LibraryEntry['card'],
): LibraryEntry[] {
  return newestFirst(items).map((item) => {
    const { id, title, description } = item;
    return { id, title, description, date: orderDay(item), card: cardOf(item) };
  });
}

function calculatorLists(): LibraryList[] {
  const calculators = getCalculators();
  return CALCULATOR_GROUPS.map(
    ({ id, title }): LibraryList => ({
      id,
      ...(id === 'salary' ? { layout: 'cards' } : { title, layout: 'wide' }),
      entries: entriesOf(
        calculators.filter(({ audience }) => audience === id),
        (calculator) => <CalculatorCard calculator={calculator} />,
      ),
    }),
  ).filter(({ entries }) => entries.length > 0);
}

/** A category that is one list. */
const section = <Item extends FilteredEntry & { id: string }>(
  category: LibraryCategory,
  layout: LibraryList['layout'],
  items: readonly Item[],
  cardOf: (item: Item) => LibraryEntry['card'],
): SectionContent => ({ category, lists: [{ id: layout, layout, entries: entriesOf(items, cardOf) }] });

/** Every section of the library in its order, with the cards of all its entries. */
export function librarySections(): SectionContent[] {
  const firm = getFirm();
  return [
    section('media', 'cards', getMedia(), (item) => (
      <PublicationCard item={item} firm={firm} notice="Download started" />
    )),
    section('guides', 'covers', getGuides(), (guide) => <GuideCard guide={guide} />),
    section('articles', 'rows', getArticles(), (article) => <DocumentRow document={article} />),
    section('acts', 'rows', getActs(), (act) => <DocumentRow document={act} />),
    section('finance-act', 'tiles', getFinanceActs(), (act) => <FinanceActTile act={act} />),
    section('videos', 'films', getVideos(), (video) => <VideoCard video={video} />),
    {
      category: 'calculators',
      lists: calculatorLists(),
      action: (
        <TextLink href="/calculator" arrow>
          Go to Calculator Hub
        </TextLink>
      ),
    },
  ];
}
