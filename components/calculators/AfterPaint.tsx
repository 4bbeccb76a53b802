import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { runAfterPaint } from './runAfterPaint';

/** Holds its children back until what stands beside them is painted: the result first, and then what explains it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    let isWanted = true;
    runAfterPaint(() => isWanted && startTransition(() => setDue(true)));
    return () => {
      isWanted = false;
    };
  }, []);

  return isDue ? children : null;
}
