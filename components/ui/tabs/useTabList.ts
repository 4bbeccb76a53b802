import type { KeyboardEvent } from 'react';
import { useSelectedInView } from '../hooks/useSelectedInView';
import { newIndexFromKey } from './newIndexFromKey';
import { tabIds } from './tabIds';

type TabListOptions<Id extends string> = {
  ids: readonly Id[];
  selected: Id;
  onSelect: (id: Id) => void;
  idPrefix: string;
  orientation?: 'horizontal' | 'vertical';
  /** A change is under way: keys wait too. */
  isLocked?: boolean;
};

/**
 * Makes a list of buttons tabs: one of them is selected and takes the Tab key's stop, and keys select and focus another.
 * The returned ref goes on the list, whose children the buttons are.
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
