'use client';
// Needs the browser: replaces <details name> before Chrome 120, Safari 17.2 and Firefox 130.

import { useEffect } from 'react';

/** Closes the other details of the same name after one opens. */
function closeSiblings(opened: HTMLDetailsElement): void {
  const name = opened.getAttribute('name');
  if (!name || !opened.open) return;

  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
  }
}

/** Keeps at most one item of an accordion open in older browsers. Renders nothing. */
export function ExclusiveDetailsPolyfill() {
  useEffect(() => {
    if ('name' in HTMLDetailsElement.prototype) return;

    const handleToggle = (event: Event) => {
      if (event.target instanceof HTMLDetailsElement) closeSiblings(event.target);
    };
    // A toggle event does not bubble.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, []);

  return null;
}
