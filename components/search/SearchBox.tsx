'use client';
// Needs the browser: writes the query and suggests pages while it is typed.

import type { FormEvent } from 'react';
import { prepareFullText } from '@/components/behaviours/full-text/useFullText';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/MarkedText';
import { SearchField } from '@/components/ui/SearchField';
import type { FoundPage } from '@/lib/search/siteSearch';
import styles from './SearchBox.module.scss';
import { useSearch } from './SearchProvider';
import suggestionsStyles from './Suggestions.module.scss';
import { prepareSearch } from './useFoundPages';
import { useSuggestions } from './useSuggestions';

type SuggestionsProps = {
  id: string;
  options: readonly FoundPage[];
  active: number;
  query: string;
  idOf: (index: number) => string;
  onChoose: (index: number) => void;
};

/** The list under the search field. Always in the page, since the field names it as what it controls. */
function Suggestions({ id, options, active, query, idOf, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggested pages"
      tabIndex={-1}
      className={suggestionsStyles.list}
      hidden={options.length === 0}
    >
      {options.map(({ href, title, markedTitle, place }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
        <div
          // Made anew with the text: an option that changes its place would be a layout shift.
          key={`${query} ${href} ${title}`}
          id={idOf(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={suggestionsStyles.option}
          // The field would lose the focus, and the list close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={suggestionsStyles.title}>
            <MarkedText parts={markedTitle} />
          </span>
          <span className={suggestionsStyles.place}>{place}</span>
        </div>
      ))}
    </div>
  );
}

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
