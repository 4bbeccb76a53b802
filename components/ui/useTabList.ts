import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { centreInRow } from '@/lib/browser/scrolling';
import { wrapIndex } from './scrollPosition';

/**
 * Scrolls a row sideways to centre an item that is selected later: at first the row stays where the finger may be. Put the
 * returned ref on the row, whose children must be the items.
 */
export function useSelectedInView<T extends HTMLElement>(selectedIndex: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  const last = useRef(selectedIndex);

  useEffect(() => {
    if (last.current === selectedIndex) return;
    last.current = selectedIndex;
    const item = ref.current?.children[selectedIndex];
    if (item instanceof HTMLElement) centreInRow(item);
  }, [selectedIndex]);

  return ref;
}

type Orientation = 'horizontal' | 'vertical';

/** Returns the ids that link a tab and its panel; the prefix separates two sets of tabs on a page. */
export function tabIds(idPrefix: string, id: string) {
  return { tab: `${idPrefix}-tab-${id}`, panel: `${idPrefix}-panel-${id}` };
}

/**
 * Returns the index of the tab that a key selects, after the ARIA Authoring Practices: arrows wrap, Home and End go to
 * the ends. Undefined for other keys, and without tabs.
 */
export function newIndexFromKey(
  key: string,
  index: number,
  count: number,
  orientation: Orientation = 'horizontal',
): number | undefined {
  if (count < 1) return undefined;
  const [previousKey, nextKey] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];

  if (key === nextKey) return wrapIndex(index + 1, count);
  if (key === previousKey) return wrapIndex(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

type TabListOptions<Id extends string> = {
  ids: readonly Id[];
  selected: Id;
  onSelect: (id: Id) => void;
  idPrefix: string;
  orientation?: Orientation;
  /** Ignores keys, for example during a transition. */
  isLocked?: boolean;
};

/**
 * Adds keyboard behaviour to a tab list: the selected tab is the only tab stop, and keys select and focus another one.
 * Put the returned ref on the list, whose children must be the tabs.
 */
export function useTabList<Id extends string>(options: TabListOptions<Id>) {
  const { ids, selected, onSelect, idPrefix, orientation, isLocked } = options;
  const index = ids.indexOf(selected);
  const ref = useSelectedInView<HTMLDivElement>(index);

  const handleKeyDown = (event: KeyboardEvent) => {
    const id = ids[newIndexFromKey(event.key, index, ids.length, orientation) ?? -1];
    if (id === undefined) return;
    event.preventDefault();
    if (isLocked) return;
    onSelect(id);
    document.getElementById(tabIds(idPrefix, id).tab)?.focus({ preventScroll: true });
  };

  const tabProps = (id: Id) => ({
    role: 'tab',
    id: tabIds(idPrefix, id).tab,
    'aria-controls': tabIds(idPrefix, id).panel,
    'aria-selected': id === selected,
    tabIndex: id === selected ? 0 : -1,
    onClick: () => onSelect(id),
    onKeyDown: handleKeyDown,
  });

  return { ref, tabProps };
}
