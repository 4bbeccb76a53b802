import { type RefObject, useEffect, useState } from 'react';

/** Half the time of a slide: by then the page itself has loaded, and the next picture can come. */
const NEXT_PICTURE_MS = 3500;

/** True once the picture of the next slide is wanted: after a while, or as soon as a visitor turns to the region. */
export function useNextPicture(ref: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const region = ref.current;
    const want = () => setIsWanted(true);
    const timer = setTimeout(want, NEXT_PICTURE_MS);
    const events = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const event of events) region?.addEventListener(event, want, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) region?.removeEventListener(event, want);
    };
  }, [ref]);

  return isWanted;
}
