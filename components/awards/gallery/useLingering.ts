import { useEffect, useState } from 'react';

/** True while the value is, and for `delayMs` milliseconds after. */
export function useLingering(value: boolean, delayMs: number): boolean {
  const [isLingering, setIsLingering] = useState(false);

  useEffect(() => {
    if (value) {
      setIsLingering(true);
      return;
    }
    const timer = setTimeout(() => setIsLingering(false), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return value || isLingering;
}
