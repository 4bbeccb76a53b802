import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFoundPages } from './useFoundPages';

/** More would not fit above the keyboard of a phone. */
const MOST_SUGGESTIONS = 6;

const NONE = -1;

/** The id of an option; no element has the id of NONE. */
const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The marked option of a list, NONE at first, and a function that moves the mark. */
function useMarkedOption(listId: string, count: number) {
  const [active, setActive] = useState(NONE);
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  /** Moves the mark through the options and the field itself, in a ring. */
  const move = (step: number) => {
    const places = count + 1;
    setActive((current) => ((current + 1 + step + places) % places) - 1);
  };
  return { active, move, clear: () => setActive(NONE) };
}

type Keys = Readonly<Record<string, (() => void) | false>>;

/** Handles the keys that have an action; else Escape would clear the field too, and Enter would send the form. */
const handlerOf = (keys: Keys) => (event: KeyboardEvent) => {
  const action = keys[event.key];
  if (!action) return;
  action();
  event.preventDefault();
};

/**
 * Pages suggested for a text, with the props of the field and of the list: an editable combobox with list autocomplete
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field; the arrow keys move the marked option.
 *
 * @param settle writes the typed text into the URL at once: written later, it would cancel the navigation to a page
 */
export function useSuggestions(typed: string, settle: () => void) {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const { pages } = useFoundPages(isWanted ? typed.trim() : '');
  const options = isWanted ? pages.slice(0, MOST_SUGGESTIONS) : [];
  const { active, move, clear } = useMarkedOption(listId, options.length);
  const isOpen = options.length > 0;
  const isMarked = isOpen && active !== NONE;

  const show = (isShown: boolean) => {
    setIsWanted(isShown);
    clear();
  };
  const open = () => show(true);
  const close = () => show(false);
  const choose = (index: number) => {
    const page = options[index];
    if (!page) return;
    close();
    settle();
    window.location.assign(page.href);
  };

  const keys: Keys = isOpen
    ? { ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: close, Enter: isMarked && (() => choose(active)) }
    : { ArrowDown: open };
  const fieldProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isMarked ? optionId(listId, active) : undefined,
    onKeyDown: handlerOf(keys),
    onBlur: close,
  } as const;
  const idOf = (index: number) => optionId(listId, index);
  return { open, close, fieldProps, listProps: { id: listId, options, active, idOf, onChoose: choose } };
}
