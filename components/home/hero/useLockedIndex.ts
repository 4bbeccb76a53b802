import { useCallback, useEffect, useState } from 'react';
import { wrapIndex } from '@/lib/carousel/position';

/** `leaving` is the item that is being replaced, for as long as the transition lasts. */
type Transition = { index: number; leaving?: number };

/** Index of the current one of `count` items. Changes are ignored during the transition, which takes `lockMs`. */
export function useLockedIndex(count: number, lockMs: number) {
  const [{ index, leaving }, setTransition] = useState<Transition>({ index: 0 });
  const isLocked = leaving !== undefined;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => setTransition(({ index }) => ({ index })), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked, lockMs]);

  const change = useCallback((nextOf: (index: number) => number) => {
    setTransition((last) => {
      const next = nextOf(last.index);
      return last.leaving !== undefined || next === last.index ? last : { index: next, leaving: last.index };
    });
  }, []);
  const select = useCallback((next: number) => change(() => next), [change]);
  const step = useCallback((steps: number) => change((last) => wrapIndex(last + steps, count)), [change, count]);

  return { index, leaving, isLocked, select, step };
}
