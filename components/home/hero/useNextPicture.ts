import { type RefObject, useEffect, useState } from 'react';

/** Half the time of a slide: by then the page itself has loaded. */
const PRELOAD_MS = 3500;

/** True once the next slide's picture shall load: after half a slide's time, or on the first interaction with the region. */
export function useNextPicture(ref: RefObject<HTMLElement | null>): boolean {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const region = ref.current;
    const load = () => setIsNeeded(true);
    const timer = setTimeout(load, PRELOAD_MS);
    const events = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const event of events) region?.addEventListener(event, load, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) region?.removeEventListener(event, load);
    };
  }, [ref]);

  return isNeeded;
}
