import { useSyncExternalStore } from 'react';
import { WAITS } from '@/lib/site/elementParts';

const never = () => () => {};

/** Attributes that disable a control until React has hydrated the page, for controls that only React handles. */
export function useWaits(): Partial<typeof WAITS> {
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isThere ? {} : WAITS;
}
