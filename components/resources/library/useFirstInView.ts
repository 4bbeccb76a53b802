import { useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scrolling';

/**
 * For a list whose filters stay in sight while it scrolls: what they find begins at its top.
 *
 * @returns `ref` of the list, and `thenShowFirst`, which makes of an action one that also scrolls up where the top of the
 * list is out of sight
 */
export function useFirstInView<List extends HTMLElement>() {
  const ref = useRef<List>(null);

  const thenShowFirst =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) scrollToTop();
    };
  return { ref, thenShowFirst };
}
