'use client';
// Needs the browser: takes the place of <details name> in browsers that do not know it yet.

import { useEffect } from 'react';
import { closeSiblings, hasExclusiveDetails } from './closeSiblings';

/** Renders nothing; keeps at most one item of an accordion open where the browser cannot do so itself. */
export function SiblingCloser() {
  useEffect(() => {
    if (hasExclusiveDetails()) return;

    const handleToggle = (event: Event) => {
      if (event.target instanceof HTMLDetailsElement) closeSiblings(event.target);
    };
    // A toggle event does not bubble.
    document.addEventListener('toggle', handleToggle, true);
    return () => document.removeEventListener('toggle', handleToggle, true);
  }, []);

  return null;
}
