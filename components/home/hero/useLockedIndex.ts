import { useEffect, useState } from 'react';
import { wrapIndex } from '@/components/ui/scrollPosition';

/** `leaving` is the item that is being replaced, for as long as the transition lasts. */
type Transition = { index: number; leaving?: number; hasChanged: boolean };

/** Index of the current one of `count` items. Changes are ignored during the transition, which takes `lockMs`. */
export function useLockedIndex(count: number, lockMs: number) {
  const [{ index, leaving, hasChanged }, setTransition] = useState<Transition>({ index: 0, hasChanged: false });
  const isLocked = leaving !== undefined;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => setTransition(({ index }) => ({ index, hasChanged: true })), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked, lockMs]);

  const change = (nextOf: (index: number) => number) =>
    setTransition((last) => {
      const next = nextOf(last.index);
      if (last.leaving !== undefined || next === last.index) return last;
      return { index: next, leaving: last.index, hasChanged: true };
    });
  const select = (next: number) => change(() => next);
  const step = (steps: number) => change((last) => wrapIndex(last + steps, count));

  return { index, leaving, isLocked, hasChanged, select, step };
}
