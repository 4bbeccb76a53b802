import { type RefObject, useEffect } from 'react';

/** After each move, hands the focus of a slide to the one that now stands first: one that leaves takes none with it. */
export function useFocusInView(slides: RefObject<HTMLElement | null>, position: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each move.
  useEffect(() => {
    if (!slides.current?.contains(document.activeElement)) return;
    slides.current.querySelector<HTMLElement>('[data-offset="0"] button')?.focus({ preventScroll: true });
  }, [position]);
}
