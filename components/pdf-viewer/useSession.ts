import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ViewerTarget } from './host/viewerAddress';
import { createSession, type Session } from './session/createSession';
import { INITIAL_STATE, type ViewerState } from './session/viewerState';
import { VIEWER_TEXTS } from './viewerTexts';

const nothing = () => () => undefined;

/** Opens the document in the container when that is there, again at each attempt, and closes it on leaving. */
export function useSession(
  container: RefObject<HTMLDivElement | null>,
  href: string,
  target: ViewerTarget,
  attempt: number,
): { session: Session | undefined; state: ViewerState } {
  const [session, setSession] = useState<Session>();

  // Before the first paint, so that the bars are there with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens anew, at the place that was asked for first
  useLayoutEffect(() => {
    if (!container.current) return;
    const opened = createSession({ container: container.current, href, target, texts: VIEWER_TEXTS });
    setSession(opened);
    return () => {
      setSession(undefined);
      void opened.close();
    };
  }, [container, href, attempt]);

  const state = useSyncExternalStore(session?.store.subscribe ?? nothing, session?.store.get ?? (() => INITIAL_STATE));
  return { session, state };
}
