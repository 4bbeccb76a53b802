import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Breakpoint, breakpointQuery } from '@/lib/browser/breakpoints';

/**
 * Where the controls are. phone: in bars above and below the document; compact: in one row, with page and zoom floating over the
 * document; wide: all in one row.
 */
export type ViewerLayout = 'phone' | 'compact' | 'wide';

/** Width of the viewer in rem from which the whole toolbar fits in one row with a 10 rem title. */
const WIDE_REM = 71;

/** Height of the window in px below which it is a phone in landscape, as in the `low-window` mixin. */
const LOW_WINDOW_PX = 500;

/** Width in px from which the compact toolbar fits in a low window. */
const LOW_ROW_PX = 540;

function isWide(element: Element): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return element.clientWidth >= WIDE_REM * rem;
}

/** True while the window is at least as wide as the breakpoint. False on the server and until hydration. */
function useBreakpoint(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = breakpointQuery(breakpoint);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => breakpointQuery(breakpoint).matches,
    () => false,
  );
}

/** Chooses the layout by the size of the viewer, the window and the text. */
export function useViewerLayout(root: RefObject<Element | null>): ViewerLayout {
  const isMedium = useBreakpoint('medium');
  const [room, setRoom] = useState({ isWide: false, isLow: false });

  // A layout effect, so that the first paint has the right bars.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;

    const measure = () =>
      setRoom({
        isWide: isWide(element),
        isLow: window.innerHeight <= LOW_WINDOW_PX && window.innerWidth >= LOW_ROW_PX,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  if (!isMedium && !room.isLow) return 'phone';
  return room.isWide ? 'wide' : 'compact';
}
