'use client';
// Needs the browser: writes the query while it is typed.

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { prepareFullText } from '@/lib/browser/search/useFullText';
import styles from './SearchBox.module.scss';
import { useSearch } from './SearchProvider';

/** The field of the search page. Results come while one types; the button moves the focus to them. */
export function SearchBox() {
  const { typed, change } = useSearch();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById('results')?.focus();
  };

  return (
    <search className={styles.search}>
      <form action="/search" className={styles.form} onSubmit={handleSubmit}>
        <SearchField name="q" label="Search the whole site" value={typed} onChange={change} onFocus={prepareFullText} />
        <Button type="submit" variant="accent" size="large">
          Search
        </Button>
      </form>
    </search>
  );
}
