import { useState } from 'react';

/** True once the condition has been true. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld || condition;
}
