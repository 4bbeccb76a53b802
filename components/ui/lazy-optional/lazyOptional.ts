import { type ComponentType, lazy } from 'react';

/** Like React.lazy, but renders nothing if the chunk fails to load: for what the page can do without. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
