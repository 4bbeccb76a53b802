import { useSyncExternalStore } from 'react';
import { WAITS } from '@/lib/site/elementParts';

const never = () => () => {};

/** Attributes of a control that only React answers, so it is disabled until the page is hydrated. */
export function useWaits(): Partial<typeof WAITS> {
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isThere ? {} : WAITS;
}
