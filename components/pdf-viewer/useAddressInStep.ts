import { useEffect } from 'react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import type { ViewerState } from './session/viewerState';

/** The page counts as reached when it has been shown this long, in ms. */
const REACHED_MS = 400;

/** Tells of the page that the visitor has come to, once the document is open and the pages are at rest. */
export function useAddressInStep({ phase, pageNumber }: ViewerState, onMove: (page: number) => void): void {
  const reached = useDebouncedValue(phase === 'ready' ? pageNumber : undefined, REACHED_MS);

  useEffect(() => {
    if (reached !== undefined) onMove(reached);
  }, [reached, onMove]);
}
