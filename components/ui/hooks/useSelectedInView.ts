import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row sideways to centre its selected item. Never scrolls the page. Put the returned ref on the row, whose
 * children must be the items.
 */
export function useSelectedInView<T extends HTMLElement>(selectedIndex: number): RefObject<T | null> {
  const ref = useRef<T>(null);

  useEffect(() => {
    const row = ref.current;
    const item = row?.children[selectedIndex];
    if (!row || !(item instanceof HTMLElement)) return;
    row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [selectedIndex]);

  return ref;
}
