'use client';
// Needs the browser: the page may have been built last year.

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The year by the visitor's clock; in the static HTML that of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => built,
  );
}
