'use client';
// Needs the browser: custom elements change the markup, so they wait until React has compared it with its own.

import { useEffect } from 'react';

/**
 * Brings the custom elements to a page that React hydrates. A static page has a script tag instead of this
 * (lib/server/site-build/pageScripts.ts), except on the development server, which hydrates every page.
 */
export function PageElements({ src }: { src: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') void import('./elements');
    else document.head.append(Object.assign(document.createElement('script'), { src }));
  }, [src]);
  return null;
}
