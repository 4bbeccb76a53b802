import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the selected item of a row that scrolls sideways in its middle. Moves the row alone, never the page.
 * The item must be a child of the element that the returned ref is on.
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
