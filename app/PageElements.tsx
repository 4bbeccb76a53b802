'use client';
// Client component: custom elements change the markup, so they must wait until React has hydrated it.

import { useEffect } from 'react';

/**
 * Loads the custom elements on a page that React hydrates. A static page has a script tag instead
 * (lib/server/site-build/pageScripts.ts), except on the development server, which hydrates every page.
 */
export function PageElements({ src }: { src: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') void import('./elements');
    else document.head.append(Object.assign(document.createElement('script'), { src }));
  }, [src]);
  return null;
}
