'use client';
// Needs the browser: shows what the search of its provider finds.

import { useState } from 'react';
import { FullTextHits } from '@/components/behaviours/full-text/FullTextHits';
import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state/EmptyState';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { TextLink } from '@/components/ui/link/TextLink';
import { resultsFound } from '@/lib/resources/selectEntries';
import { groupsOf } from '@/lib/search/searchPages';
import { FoundPages } from './FoundPages';
import { GroupFilter } from './GroupFilter';
import { useSearch } from './SearchProvider';
import styles from './SearchResults.module.scss';

function Invitation() {
  return (
    <div className={styles.invitation}>
      <p className={styles.scripted}>Type a word or two: a tax, a form, a service. Results come as you type.</p>
      <p className={styles.unscripted}>
        The search runs in your browser and needs JavaScript, which is off. Every page of this website is also listed on
        one page.
      </p>
      <TextLink href="/sitemap" arrow>
        Sitemap
      </TextLink>
    </div>
  );
}

/** Results of the search: pages by title first, then full-text hits. */
export function SearchResults({ emptyPicture }: { emptyPicture: EmptyStateProps['picture'] }) {
  const { query, found, fullText, showMoreTexts } = useSearch();
  const [group, setGroup] = useState<string>();
  const groups = groupsOf(found);
  // A selected group that has no results of the present query does not apply.
  const selected = groups.find(({ name }) => name === group)?.name;
  const isPending = fullText.status === 'searching' && fullText.hits.length === 0;
  const isEmpty = query !== '' && found.length === 0 && fullText.hits.length === 0 && !isPending;

  return (
    <section id="results" className={styles.results} aria-label="Search results" tabIndex={-1}>
      {groups.length > 1 && <GroupFilter groups={groups} selected={selected} onSelect={setGroup} />}
      <div className={styles.lists}>
        <p role="status" className={styles.status}>
          {query !== '' && resultsFound(found.length)}
          {fullText.count > 0 && ` by name, ${fullText.count} inside the documents`}
        </p>
        {query === '' && <Invitation />}
        {isEmpty && (
          <EmptyState
            title="Nothing found"
            text="Try a shorter word, or look through the list of all pages."
            picture={emptyPicture}
            action={
              <TextLink href="/sitemap" arrow>
                Sitemap
              </TextLink>
            }
          />
        )}
        <FoundPages
          key={`${query} ${selected}`}
          pages={found.filter((page) => selected === undefined || page.group === selected)}
          query={query}
        />
        {query !== '' && (
          <FullTextHits
            {...fullText}
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
        )}
      </div>
    </section>
  );
}
