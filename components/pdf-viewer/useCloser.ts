import { useEffect, useState } from 'react';
import type { DocumentOpener } from './host/documentOpener';
import type { Session } from './session/createSession';

/** Keeps the viewer from closing while something in it would be lost, and holds whether the question is open. */
export function useCloser(opener: DocumentOpener, session: Session | undefined, isUnsaved: boolean) {
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    opener.mayClose = () => {
      session?.hasAdditions();
      const mustAsk = session?.store.get().isUnsaved ?? false;
      if (mustAsk) setAsking(true);
      return !mustAsk;
    };
    return () => {
      opener.mayClose = undefined;
    };
  }, [opener, session]);

  // Leaving the page altogether: the browser asks in its own words.
  useEffect(() => {
    if (!isUnsaved) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isUnsaved]);

  return { isAsking, setAsking };
}
