'use client';
// Needs the browser: reads how far the page has been scrolled.

import { useEffect } from 'react';

/** Past this many pixels the header turns white. */
export const HEADER_CHANGE_PX = 10;

/** Marks the root element while the page is scrolled, so that style sheets alone change the header. */
export function ScrollState() {
  useEffect(() => {
    const update = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > HEADER_CHANGE_PX);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
}
