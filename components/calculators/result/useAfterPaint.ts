import { startTransition, useEffect, useState } from 'react';
import { runAfterPaint } from './runAfterPaint';

/**
 * A value as it was when the browser last painted: what is made of it does not hold up what matters more. What is
 * undefined is so at once.
 */
export function useAfterPaint<Value>(value: Value | undefined): Value | undefined {
  const [painted, setPainted] = useState<Value>();

  useEffect(() => {
    let isWanted = true;
    runAfterPaint(() => isWanted && startTransition(() => setPainted(value)));
    return () => {
      isWanted = false;
    };
  }, [value]);

  return value && painted;
}
