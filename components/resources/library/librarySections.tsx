import { TextLink } from '@/components/ui/link/TextLink';
import { PublicationActions } from '@/components/ui/publication-card/PublicationActions';
import { PublicationCard } from '@/components/ui/publication-card/PublicationCard';
import { VideoCard } from '@/components/ui/video-card/VideoCard';
import type { MediaItem } from '@/lib/content/schemas/media';
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
import { mediaCard } from '@/lib/server/resources/mediaCard';
import { videoCard } from '@/lib/server/resources/videoCard';
import { CalculatorCard } from '../cards/CalculatorCard';
import { DocumentRow } from '../cards/DocumentRow';
import { FinanceActTile } from '../cards/FinanceActTile';
import { GuideCard } from '../cards/GuideCard';
import type { LibraryEntry, LibraryList, SectionContent } from './LibrarySection';

/** Entries of a catalogue, the newest first, each with its card. */
function entriesOf<Item extends FilteredEntry & { id: string }>(
  items: readonly Item[],
  cardOf: (item: Item) => LibraryEntry['card'],
): LibraryEntry[] {
  return newestFirst(items).map((item) => {
    const { id, title, description, date } = item;
    return { id, title, description, date, card: cardOf(item) };
  });
}

function PublicationOf({ item }: { item: MediaItem }) {
  const { file, ...card } = mediaCard(item, getFirm());
  const actions = <PublicationActions id={item.id} title={item.title} file={file} notice="Download started" />;
  return <PublicationCard {...card} actions={actions} />;
}

function calculatorLists(): LibraryList[] {
  const listOf = (audience: 'salary' | 'company') =>
    entriesOf(
      getCalculators().filter((calculator) => calculator.audience === audience),
      (calculator) => <CalculatorCard calculator={calculator} />,
    );
  return [
    { id: 'salary', layout: 'cards', entries: listOf('salary') },
    { id: 'company', title: 'For companies', layout: 'wide', entries: listOf('company') },
  ];
}

const oneList = (layout: LibraryList['layout'], entries: LibraryEntry[]): LibraryList[] => [
  { id: layout, layout, entries },
];

/** Every section of the library in its order, with the cards of all its entries. */
export function librarySections(): SectionContent[] {
  return [
    {
      category: 'media',
      lists: oneList(
        'cards',
        entriesOf(getMedia(), (item) => <PublicationOf item={item} />),
      ),
    },
    {
      category: 'guides',
      lists: oneList(
        'covers',
        entriesOf(getGuides(), (guide) => <GuideCard guide={guide} />),
      ),
    },
    {
      category: 'articles',
      lists: oneList(
        'rows',
        entriesOf(getArticles(), (article) => <DocumentRow document={article} />),
      ),
    },
    {
      category: 'acts',
      lists: oneList(
        'rows',
        entriesOf(getActs(), (act) => <DocumentRow document={act} />),
      ),
    },
    {
      category: 'finance-act',
      lists: oneList(
        'tiles',
        entriesOf(getFinanceActs(), (act) => <FinanceActTile act={act} />),
      ),
    },
    {
      category: 'videos',
      lists: oneList(
        'films',
        entriesOf(getVideos(), (video) => <VideoCard {...videoCard(video)} />),
      ),
    },
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
