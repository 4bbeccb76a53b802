'use client';
// Needs the browser: the page may be older than the year.

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The year by the visitor's clock; in the page's own HTML that of the build. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => built,
  );
}
