import { PublicationCard, VideoCard, videosToCome } from '@/components/shared/PublicationCard';
import { PageHero } from '@/components/shell/PageHero';
import { TextLink } from '@/components/ui/TextLink';
import type { Act, Article, FinanceAct, Guide } from '@/lib/content/schemas/resources';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import type { SearchedEntry } from '@/lib/resources/selectEntries';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import {
  type Calculator,
  getActs,
  getArticles,
  getCalculators,
  getFinanceActs,
  getGuides,
  getMedia,
  getVideos,
} from '@/lib/server/content/loaders/resources';
import { stockPicture } from '@/lib/server/pictures/registry';
import { newestFirst } from '@/lib/server/resources/entryDate';
import type { CalculatorId } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import { CalculatorCard, CalculatorRow, DocumentRow, GuideCard } from './LibraryCards';
import type { LibraryEntry, LibraryList, SectionContent } from './LibrarySection';
import { ResourceLibrary } from './ResourceLibrary';

type Item = SearchedEntry & { id: string };

/** Builds the library entries of some items. */
const entriesOf = <Of extends Item>(items: readonly Of[], cardOf: (item: Of) => LibraryEntry['card']): LibraryEntry[] =>
  items.map((item) => ({ id: item.id, title: item.title, description: item.description, card: cardOf(item) }));

/** Calculators with a card. Those named in the specification come first. */
const CALCULATOR_LISTS = [
  { id: 'salary', layout: 'cards', tools: ['gross-to-net-salary', 'net-to-gross-salary', 'overtime'] },
  { id: 'companies', title: 'For companies', layout: 'wide', tools: ['corporate-tax'] },
] as const satisfies readonly (Omit<LibraryList, 'entries'> & { tools: readonly CalculatorId[] })[];

/** All calculators: those with cards first, then the others in rows. */
function calculatorLists(): LibraryList[] {
  const isOnCard = ({ id }: Calculator) => CALCULATOR_LISTS.some(({ tools }) => tools.some((tool) => tool === id));
  const others = getCalculators().filter((calculator) => !isOnCard(calculator));
  return [
    ...CALCULATOR_LISTS.map(({ tools, ...list }) => ({
      ...list,
      entries: entriesOf(
        tools.flatMap((tool) => getCalculators().find(({ id }) => id === tool) ?? []),
        (calculator) => <CalculatorCard calculator={calculator} />,
      ),
    })),
    {
      id: 'others',
      title: 'More calculators',
      layout: 'rows',
      entries: entriesOf(others, (calculator) => <CalculatorRow calculator={calculator} />),
    },
  ];
}

/** A category with a single list. */
const section = <Of extends Item>(
  category: LibraryCategory,
  layout: LibraryList['layout'],
  items: readonly Of[],
  cardOf: (item: Of) => LibraryEntry['card'],
): SectionContent => ({
  category,
  lists: [{ id: layout, layout, entries: entriesOf(items, cardOf) }],
});

/** Guides for a specific year, newest first, then the others. */
function guidesInOrder(): Guide[] {
  const guides = newestFirst(getGuides());
  const isYearly = ({ startYear }: Guide) => startYear !== undefined;
  return [...guides.filter(isYearly), ...guides.filter((guide) => !isYearly(guide))];
}

const rowOf = (document: Article | Act | FinanceAct) => <DocumentRow document={document} />;

/** The library's sections in order, with the cards of all their entries. */
function librarySections(): SectionContent[] {
  const firm = getFirm('en');
  const { summaries } = getPageTexts('en').resources;
  const note = videosToCome(getVideos());
  const videoNote = note === undefined ? {} : { note };
  return [
    section('media', 'cards', newestFirst(getMedia()), (item) => (
      <PublicationCard item={item} firm={firm} notice="Download started" />
    )),
    section('guides', 'pairs', guidesInOrder(), (guide) => <GuideCard guide={guide} />),
    section('articles', 'rows', newestFirst(getArticles()), rowOf),
    { ...section('acts', 'rows', newestFirst(getActs()), rowOf), note: summaries },
    { ...section('finance-act', 'rows', newestFirst(getFinanceActs()), rowOf), note: summaries },
    { ...section('videos', 'pairs', newestFirst(getVideos()), (video) => <VideoCard video={video} />), ...videoNote },
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

/** The library. It is excluded from the search index, because its documents are indexed individually. */
export function ResourcesPage() {
  return (
    <div data-pagefind-ignore="all">
      <PageHero
        translate={ENGLISH}
        page={PAGES.resources}
        kind="tool"
        lead={getPageTexts('en').resources.lead}
        withoutScript={getPageTexts('en').resources.withoutScript}
      />
      <ResourceLibrary sections={librarySections()} emptyPicture={stockPicture('no-resources')} />
    </div>
  );
}
