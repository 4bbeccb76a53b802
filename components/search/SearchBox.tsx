'use client';
// Client component: suggests pages as the visitor types, and keeps the query in the URL.

import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { SearchInput } from '@/components/shared/SearchInput';
import { prepareFullText } from '@/components/shared/useFullText';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/MarkedText';
import styles from './SearchBox.module.scss';
import { prepareSearch, useFoundPages, useSearch } from './SearchProvider';
import suggestionsStyles from './Suggestions.module.scss';

/** More would not fit above a phone's on-screen keyboard. */
const MOST_SUGGESTIONS = 6;

/** Value of `active` while the field itself is active, rather than an option. */
const FIELD = -1;

/**
 * Suggests pages for a text: an editable combobox with list autocomplete (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * Returns props for the field and the list. The focus stays in the field; arrow keys change the active option.
 *
 * @param settle writes the typed text into the URL immediately: doing so later would cancel the navigation to a page
 */
function useSuggestions(typed: string, settle: () => void) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(FIELD);
  const { pages } = useFoundPages(isWanted ? typed.trim() : '');
  const options = isWanted ? pages.slice(0, MOST_SUGGESTIONS) : [];
  const isOpen = options.length > 0;
  const isMarked = isOpen && active !== FIELD;
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = isMarked ? idOf(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (isShown: boolean) => {
    setIsWanted(isShown);
    setActive(FIELD);
  };
  const open = () => show(true);
  const close = () => show(false);
  /** Moves the active option, wrapping around through the field. */
  const move = (step: number) => {
    const places = options.length + 1;
    setActive((current) => ((current + 1 + step + places) % places) - 1);
  };
  const choose = (index: number) => {
    const page = options[index];
    if (!page) return;
    close();
    settle();
    window.location.assign(page.href);
  };

  const keys: Readonly<Record<string, (() => void) | false>> = isOpen
    ? { ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: close, Enter: isMarked && (() => choose(active)) }
    : { ArrowDown: open };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action) return;
    action();
    // Otherwise Escape would also clear the field, and Enter would submit the form.
    event.preventDefault();
  };

  const fieldProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    onKeyDown: handleKeyDown,
    onBlur: close,
  } as const;
  return { open, close, fieldProps, listProps: { id: listId, options, active, idOf, onChoose: choose } };
}

type SuggestionsProps = ReturnType<typeof useSuggestions>['listProps'] & { query: string };

/** The list below the search field. Always rendered, because the field's aria-controls refers to it. */
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
          // Remounted for each text, because moving an existing option would be a layout shift.
          key={`${query} ${href} ${title}`}
          id={idOf(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={`${suggestionsStyles.option} target`}
          // Keeps the focus in the field. Otherwise the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={suggestionsStyles.title}>
            <MarkedText parts={markedTitle} />
          </span>
          <span className="small muted">{place}</span>
        </div>
      ))}
    </div>
  );
}

/** The search page's field. Results appear as the visitor types; the button and Enter move the focus to them. */
export function SearchBox() {
  const { typed, change, submit } = useSearch();
  const { open, close, fieldProps, listProps } = useSuggestions(typed, submit);

  const handleChange = (text: string) => {
    change(text);
    open();
  };
  const handleFocus = () => {
    prepareSearch();
    prepareFullText();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
    submit();
    document.getElementById('results')?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that are three years old do not support <search>.
    <div role="search" className={`${styles.search} needsScript`}>
      <form action="/search" className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.field}>
          <SearchInput
            {...fieldProps}
            name="q"
            label="Search the whole site"
            value={typed}
            onChange={handleChange}
            onFocus={handleFocus}
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
