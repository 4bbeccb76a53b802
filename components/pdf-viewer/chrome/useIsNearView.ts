import { type RefObject, useEffect, useState } from 'react';

/** How far from the view an element counts as near, in px. */
const MARGIN_PX = 300;

/** True while the element is in view or near it, within what scrolls around it. */
export function useIsNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;

    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${MARGIN_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}
