import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFoundPages } from '@/lib/browser/search/useFoundPages';

/** More would not fit above the keyboard of a phone. */
const MOST_SUGGESTIONS = 6;

const NONE = -1;

/**
 * Pages suggested for a text, with the props of the field and of the list: an editable combobox with list autocomplete
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field; the arrow keys move the marked option.
 *
 * @param settle writes what is typed into the URL at once: written later, it would cancel the navigation to a page
 */
export function useSuggestions(typed: string, settle: () => void) {
  const router = useRouter();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(NONE);
  const { pages } = useFoundPages(isWanted ? typed.trim() : '');
  const options = isWanted ? pages.slice(0, MOST_SUGGESTIONS) : [];
  const isOpen = options.length > 0;
  const idOf = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const open = () => {
    setIsWanted(true);
    setActive(NONE);
  };
  const close = () => {
    setIsWanted(false);
    setActive(NONE);
  };
  const choose = (index: number) => {
    const page = options[index];
    if (!page) return;
    close();
    settle();
    router.push(page.href);
  };

  /** Moves the mark through the options and the field itself, in a ring. */
  const move = (step: number) => {
    const places = options.length + 1;
    setActive((current) => ((current + 1 + step + places) % places) - 1);
  };

  const actions: Readonly<Record<string, (() => void) | false>> = isOpen
    ? {
        ArrowDown: () => move(1),
        ArrowUp: () => move(-1),
        Escape: close,
        Enter: active !== NONE && (() => choose(active)),
      }
    : { ArrowDown: open };

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action) return;
    action();
    // Else Escape would clear the field too, and Enter would send the form.
    event.preventDefault();
  };

  return {
    open,
    close,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active !== NONE ? idOf(active) : undefined,
      onKeyDown: handleKeyDown,
      onBlur: close,
    } as const,
    listProps: { id: listId, options, active, idOf, onChoose: choose },
  };
}
