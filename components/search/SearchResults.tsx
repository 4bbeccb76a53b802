'use client';

// Client component: reads the search from React context.

import { type ReactNode, useState } from 'react';
import { FullTextHits, SearchHit } from '@/components/shared/FullTextHits';
import type { FullTextState } from '@/components/shared/useFullText';
import { Button } from '@/components/ui/button/Button';
import { classNames } from '@/components/ui/classNames';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/MarkedText';
import { TextLink } from '@/components/ui/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { FoundPage } from '@/lib/search/siteSearch';
import { useSearch } from './SearchProvider';
import styles from './SearchResults.module.scss';

/** Pages shown before 'Show N more', which never hides fewer than LEAST_HIDDEN. */
const SHOWN_AT_FIRST = 8;
const LEAST_HIDDEN = 3;

type FoundPagesProps = { pages: FoundPage[] };

/** Pages found by name, with the matches highlighted. */
function FoundPages({ pages }: FoundPagesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && pages.length >= SHOWN_AT_FIRST + LEAST_HIDDEN;
  const shown = isCut ? pages.slice(0, SHOWN_AT_FIRST) : pages;
  const hidden = pages.length - shown.length;
  if (pages.length === 0) return null;
  return (
    <>
      <ol role="list">
        {shown.map(({ href, title, markedTitle, markedText, place }) => (
          <SearchHit
            key={`${href} ${title}`}
            href={href}
            title={<MarkedText parts={markedTitle} />}
            heading="h2"
            place={place}
            excerpt={markedText}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            iconEnd={<SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} />}
            onClick={() => setIsWhole(true)}
          >
            Show {hidden} more
          </Button>
        </div>
      )}
    </>
  );
}

const EVERYTHING = 'Everything';

const ICONS: Readonly<Record<string, IconName>> = {
  [EVERYTHING]: 'grid',
  Services: 'check',
  Calculators: 'calculator',
  Articles: 'book',
  'Tax Guides': 'file',
  'Finance Acts': 'calendar',
  Acts: 'scale',
  Media: 'sheet',
  Videos: 'video',
  People: 'user',
  Industries: 'pin',
};

/** Groups of pages in order of appearance, with their counts. */
function groupsOf(pages: readonly FoundPage[]): { name: string; count: number }[] {
  const names = [...new Set(pages.map(({ group }) => group))];
  return names.map((name) => ({ name, count: pages.filter(({ group }) => group === name).length }));
}

type GroupFilterProps = {
  groups: { name: string; count: number }[];
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
};

/** Filters the results by group. If there is only one, offers a way to ask instead. */
function GroupFilter({ groups, selected, onSelect }: GroupFilterProps) {
  if (groups.length <= 1) {
    return (
      <>
        <p>Not what you were looking for?</p>
        <TextLink href="/contact" size="small" arrow>
          Ask us
        </TextLink>
      </>
    );
  }
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterBar
      label="Filter results"
      layout="column"
      options={[{ name: EVERYTHING, count: total }, ...groups].map(({ name, count }) => ({
        id: name,
        label: name,
        icon: <Icon name={ICONS[name] ?? 'arrow-right'} />,
        count,
      }))}
      selected={selected ?? EVERYTHING}
      onSelect={(name) => onSelect(name === EVERYTHING ? undefined : name)}
    />
  );
}

/** Message that the search index could not be loaded, with a retry button. */
function SearchFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="The search could not be loaded"
        text="Check your connection and try again. The site map lists every page."
        action={
          <>
            <Button onClick={onTryAgain}>Try again</Button>
            <TextLink href="/sitemap" arrow>
              Sitemap
            </TextLink>
          </>
        }
      />
    </div>
  );
}

type CorrectionProps = {
  typed: string;
  query: string;
  onTakeAsTyped: () => void;
};

/** Says that the query was corrected, with a button to undo that. */
function Correction({ typed, query, onTakeAsTyped }: CorrectionProps) {
  if (query === typed) return null;
  return (
    <p className={styles.correction}>
      Showing results for <strong>{query}</strong>.{' '}
      <button type="button" className={`${styles.corrected} target`} onClick={onTakeAsTyped}>
        Search for “{typed}” instead
      </button>
    </p>
  );
}

const counted = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

/** Describes the results, for example 'We found 2 pages, and 1 passage in our documents'. */
const countsOf = (pages: readonly unknown[], { status, count }: Pick<FullTextState, 'status' | 'count'>) =>
  `We found ${counted(pages.length, 'page')}${status === 'done' ? `, and ${counted(count, 'passage')} in our documents` : ''}`;

/** Removes pages that are in the list above. Documents stay, because their hits link to specific passages. */
function withoutPages(texts: FullTextState, pages: readonly FoundPage[]): FullTextState {
  const listed = new Set(pages.map(({ href }) => href));
  const hits = texts.hits.filter(({ href, file }) => file || !listed.has(href));
  return { ...texts, hits, count: texts.count - (texts.hits.length - hits.length) };
}

type CountsProps = {
  query: string;
  /** Undefined until there are results. */
  counts: string | undefined;
  isFailed: boolean;
  isSearching: boolean;
};

/** The number of results. It is announced once, when both searches are done. Nothing is announced without a query. */
function Counts({ query, counts, isFailed, isSearching }: CountsProps) {
  const isShown = query !== '' && !isFailed;
  return (
    <>
      <p className={`${styles.status} lead strong`} hidden={!isShown}>
        {query && (counts ?? 'Searching…')}
      </p>
      <VisuallyHidden as="p" role="status">
        {isShown && !isSearching && counts && `${counts}.`}
      </VisuallyHidden>
    </>
  );
}

type SearchResultsProps = {
  emptyPicture: EmptyStateProps['picture'];
  /** Shown without a query, without JavaScript, and below an empty result. */
  popular: ReactNode;
};

/**
 * Search results: pages by name, then full-text hits. The count stays mounted between queries, but the filter and lists are
 * remounted, so that content on screen does not shift when results arrive.
 */
export function SearchResults({ emptyPicture, popular }: SearchResultsProps) {
  const { query, found, fullText, showMoreTexts, takeAsTyped, tryAgain } = useSearch();
  const [group, setGroup] = useState<string>();
  const groups = groupsOf(found.pages);
  // Ignores a selected group that has no results for the current query.
  const selected = groups.find(({ name }) => name === group)?.name;
  const hasAnswer = query !== '' && found.typed !== '';
  const isSearching = fullText.status === 'searching';
  // Hides the previous query's results.
  const texts = isSearching ? { ...fullText, hits: [], count: 0 } : withoutPages(fullText, found.pages);
  const hasHits = found.pages.length > 0 || texts.hits.length > 0;
  const isFailed = hasAnswer && found.status === 'failed';
  const isEmpty = hasAnswer && !isFailed && !hasHits && !isSearching;

  return (
    <section id="results" className={styles.results} aria-label="Search results" tabIndex={-1}>
      <Counts
        query={query}
        counts={hasAnswer ? countsOf(found.pages, texts) : undefined}
        isFailed={isFailed}
        isSearching={isSearching}
      />
      {hasAnswer && hasHits && (
        <div key={`filter ${found.query}`} className={groups.length > 1 ? styles.filter : styles.ask}>
          <GroupFilter groups={groups} selected={selected} onSelect={setGroup} />
        </div>
      )}
      <div key={`${query === ''} ${found.query}`} className={classNames(styles.lists, query === '' && styles.start)}>
        {query === '' && popular}
        {hasAnswer && !isFailed && <Correction typed={found.typed} query={found.query} onTakeAsTyped={takeAsTyped} />}
        {isFailed && <SearchFailure onTryAgain={tryAgain} />}
        {isEmpty && (
          <>
            <EmptyState
              title="Nothing found"
              text="Try fewer or different words. We can also point you to the right page or person."
              picture={emptyPicture}
              action={
                <TextLink href="/contact" arrow>
                  Ask us
                </TextLink>
              }
            />
            {popular}
          </>
        )}
        {hasAnswer && (
          <>
            <FoundPages
              key={selected}
              pages={found.pages.filter((page) => selected === undefined || page.group === selected)}
            />
            <FullTextHits
              {...texts}
              more={
                <Button
                  variant="quiet"
                  iconEnd={<SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} />}
                  onClick={showMoreTexts}
                >
                  Show more
                </Button>
              }
            />
          </>
        )}
      </div>
    </section>
  );
}
