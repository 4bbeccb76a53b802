import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { createSession, type Session } from '../session/createSession';
import { INITIAL_STATE, type ViewerState } from '../session/viewerState';

const neverChanges = () => () => undefined;

/** Opens the document in the container, anew at each attempt, and closes it on unmounting. */
export function useSession(
  container: RefObject<HTMLDivElement | null>,
  href: string,
  target: ViewerTarget,
  attempt: number,
): { session: Session | undefined; state: ViewerState } {
  const [session, setSession] = useState<Session>();

  // A layout effect, so that the bars are in the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens anew, at the initial target
  useLayoutEffect(() => {
    if (!container.current) return;
    const opened = createSession({ container: container.current, href, target });
    setSession(opened);
    return () => {
      setSession(undefined);
      void opened.close();
    };
  }, [container, href, attempt]);

  const state = useSyncExternalStore(
    session?.store.subscribe ?? neverChanges,
    session?.store.get ?? (() => INITIAL_STATE),
  );
  return { session, state };
}
