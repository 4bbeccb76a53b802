'use client';
// Needs the browser: writes the query and suggests pages while it is typed.

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { prepareSearch } from '@/lib/browser/search/useFoundPages';
import { prepareFullText } from '@/lib/browser/search/useFullText';
import styles from './SearchBox.module.scss';
import { useSearch } from './SearchProvider';
import { Suggestions } from './Suggestions';
import { useSuggestions } from './useSuggestions';

function prepare(): void {
  prepareSearch();
  prepareFullText();
}

/** The field of the search page. Results come while one types; the button and Enter move the focus to them. */
export function SearchBox() {
  const { typed, change, submit } = useSearch();
  const { open, close, fieldProps, listProps } = useSuggestions(typed, submit);

  const handleChange = (text: string) => {
    change(text);
    open();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    submit();
    document.getElementById('results')?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>.
    <div role="search" className={styles.search}>
      <form action="/search" className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.field}>
          <SearchField
            {...fieldProps}
            name="q"
            label="Search the whole site"
            value={typed}
            onChange={handleChange}
            onFocus={prepare}
          />
          <Suggestions {...listProps} query={typed} />
        </div>
        <Button type="submit" variant="accent" size="large">
          <span className={styles.icon}>
            <SvgIcon path={CLIENT_ICON_PATHS.search} />
          </span>
          <span className={styles.label}>Search</span>
        </Button>
      </form>
    </div>
  );
}
