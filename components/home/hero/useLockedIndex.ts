import { useCallback, useEffect, useState } from 'react';
import { stepRound } from '@/lib/carousel/stepRound';

/** What is shown, and what it takes the place of for as long as the change lasts. */
type Place = { index: number; leaving?: number };

/** Which of `count` items is shown. After each change it stays locked for `lockMs`: further wishes are not heard. */
export function useLockedIndex(count: number, lockMs: number) {
  const [{ index, leaving }, setPlace] = useState<Place>({ index: 0 });
  const isLocked = leaving !== undefined;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setTimeout(() => setPlace(({ index }) => ({ index })), lockMs);
    return () => clearTimeout(timer);
  }, [isLocked, lockMs]);

  const select = useCallback((wanted: number) => {
    setPlace((place) =>
      place.leaving !== undefined || place.index === wanted ? place : { index: wanted, leaving: place.index },
    );
  }, []);

  const step = useCallback(
    (steps: number) => {
      setPlace((place) =>
        place.leaving !== undefined ? place : { index: stepRound(place.index, steps, count), leaving: place.index },
      );
    },
    [count],
  );

  return { index, leaving, isLocked, select, step };
}
