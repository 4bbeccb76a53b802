import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched once a result stands beside it, so that the page arrives without it.
 * Where it cannot be fetched nothing takes its place, and the result stands alone.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
