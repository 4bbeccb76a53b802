import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched once it is shown, such as what stands beside a result, so that the page arrives without it.
 * Where it cannot be fetched nothing takes its place, and what is there stands alone.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
