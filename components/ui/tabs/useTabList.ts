import type { KeyboardEvent } from 'react';
import { wrapIndex } from '@/lib/carousel/position';
import { useSelectedInView } from '../hooks/useSelectedInView';

type Orientation = 'horizontal' | 'vertical';

/** Ids that tie a tab to its panel; the prefix keeps two sets of tabs on one page apart. */
export function tabIds(idPrefix: string, id: string) {
  return { tab: `${idPrefix}-tab-${id}`, panel: `${idPrefix}-panel-${id}` };
}

/**
 * Index of the tab that a key selects, after the ARIA Authoring Practices: arrows go round, Home and End go to the
 * ends. Undefined for every other key, and where there are no tabs.
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
  /** True during a transition: keys are ignored. */
  isLocked?: boolean;
};

/**
 * Behaviour of a tab list: the selected tab is the only Tab stop, and keys select and focus another one. The returned
 * ref goes on the list, whose children must be the tabs.
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
