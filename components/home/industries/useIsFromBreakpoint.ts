import { useSyncExternalStore } from 'react';

/** Media query of a breakpoint; its width is read from the style sheet, where breakpoints are written once. */
function queryOf(breakpoint: 'medium' | 'large' | 'nav'): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`).trim();
  return window.matchMedia(`(min-width: ${width || '0px'})`);
}

/** True while the window is at least as wide as the breakpoint. False on the server and until the page is hydrated. */
export function useIsFromBreakpoint(breakpoint: 'medium' | 'large' | 'nav'): boolean {
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
