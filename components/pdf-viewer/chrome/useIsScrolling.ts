import { type RefObject, useEffect, useState } from 'react';

/** Rest after which scrolling counts as over, in ms. */
const REST_MS = 400;

/** True while the visitor moves the element's content with a finger or the wheel, where `isWatched`. */
export function useIsScrolling(ref: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!isWatched || !element) return;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), REST_MS);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [ref, isWatched]);

  return isScrolling;
}
