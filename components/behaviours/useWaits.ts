import { useSyncExternalStore } from 'react';
import { WAITS } from '@/lib/site/elementParts';

const never = () => () => {};

/** Attributes of a control that only React answers: it is disabled until React has the page. */
export function useWaits(): Partial<typeof WAITS> {
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isThere ? {} : WAITS;
}
