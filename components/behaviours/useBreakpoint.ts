import { useSyncExternalStore } from 'react';

type Breakpoint = 'medium' | 'large' | 'nav';

/** Reads the width from the style sheets, which define the breakpoints. */
function queryOf(breakpoint: Breakpoint): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`).trim();
  return window.matchMedia(`(min-width: ${width || '0px'})`);
}

/** True while the window is at least as wide as the breakpoint. False on the server and until the page is hydrated. */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = queryOf(breakpoint);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => queryOf(breakpoint).matches,
    () => false,
  );
}
