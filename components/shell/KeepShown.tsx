'use client';
// Needs the browser: the worker that keeps pages for times without a connection is started from a page.

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { tellShown } from '@/lib/browser/offline/tellShown';

/** Keeps each page that is shown for times without a connection. On a light page it runs after the first intent. */
export function KeepShown() {
  const path = usePathname();
  useEffect(() => tellShown(path), [path]);
  return null;
}
