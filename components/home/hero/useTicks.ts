import { useEffect, useState } from 'react';

/** A slide shows for this long before the next one comes by itself (specification, section 9). */
export const ADVANCE_MS = 7000;

/** The bar grows once in this time. */
export const TICK_MS = 50;

/** Ticks of a full bar. */
export const ADVANCE_TICKS = ADVANCE_MS / TICK_MS;

/** Ticks for which the slide at `index` has been shown while moving; starts anew with each slide and says when it is full. */
export function useTicks(index: number, isMoving: boolean, onFull: (steps: 1) => void): number {
  const [shown, setShown] = useState({ index, ticks: 0 });
  const ticks = shown.index === index ? shown.ticks : 0;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      setShown((last) => ({ index, ticks: last.index === index ? last.ticks + 1 : 1 }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [index, isMoving]);

  useEffect(() => {
    if (ticks >= ADVANCE_TICKS) onFull(1);
  }, [ticks, onFull]);

  return ticks;
}
