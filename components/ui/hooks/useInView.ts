import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the first time that the element comes into view; it stays true. True at once where the browser cannot
 * observe. The margin, in px, makes it true that much before the element is seen.
 */
export function useInView(ref: RefObject<Element | null>, marginPx = 0): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setIsInView(true);
      return;
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, marginPx]);

  return isInView;
}
