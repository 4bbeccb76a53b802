import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the first time that the element comes into view; it stays true. True at once where the browser cannot
 * observe. With a margin, in px, it comes true that much before the element is seen, once the visitor has begun to
 * scroll: what is below the window of a page that only opens can wait.
 */
export function useInView(ref: RefObject<Element | null>, marginPx = 0): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isInView) return;
    if (typeof IntersectionObserver === 'undefined') {
      setIsInView(true);
      return;
    }

    let observer: IntersectionObserver | undefined;
    const observe = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setIsInView(true);
        },
        { rootMargin },
      );
      observer.observe(element);
    };
    const handleScroll = () => observe(`${marginPx}px`);

    observe('0px');
    window.addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      observer?.disconnect();
    };
  }, [ref, marginPx, isInView]);

  return isInView;
}
