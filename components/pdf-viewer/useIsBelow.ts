import { useCallback, useSyncExternalStore } from 'react';

type Breakpoint = 'medium' | 'large';

function isBelow(breakpoint: Breakpoint): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`);
  return window.matchMedia(`not all and (min-width: ${width.trim()})`);
}

/** True while the window is narrower than a breakpoint of the style sheets. */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = isBelow(breakpoint);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [breakpoint],
  );

  return useSyncExternalStore(subscribe, () => isBelow(breakpoint).matches);
}
