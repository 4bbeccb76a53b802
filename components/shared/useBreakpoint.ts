import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpointQuery } from '@/lib/browser/breakpoints';

/** True while the window is at least as wide as the breakpoint. False on the server and until hydration. */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
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
