'use client';
// Needs the browser: follows the route, and hands the focus over from the footer.

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { leaveFooter } from '@/lib/browser/leaveFooter';
import styles from './RouteOverlay.module.scss';

/** How long the overlay stands after a change of route. */
const ROUTE_OVERLAY_MS = 600;

type RouteOverlayProps = {
  /** Path data of the mark. */
  mark: { columns: string; diamond: string };
};

/**
 * The firm's mark over the page for a moment after each change of route: never over the first
 * load, and only for the eye. Focus, title and pointer go on below it; a focus left in the footer moves to the page.
 */
export function RouteOverlay({ mark }: RouteOverlayProps) {
  const path = usePathname();
  const [lastPath, setLastPath] = useState(path);
  const [isShown, setShown] = useState(false);

  if (path !== lastPath) {
    setLastPath(path);
    setShown(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path starts the time anew
  useEffect(() => {
    if (!isShown) return;
    leaveFooter();
    const timer = setTimeout(() => setShown(false), ROUTE_OVERLAY_MS);
    return () => clearTimeout(timer);
  }, [isShown, path]);

  if (!isShown) return null;
  return (
    <div className={styles.overlay} aria-hidden="true" data-testid="route-overlay">
      <svg viewBox="0 0 44 49.5" className={styles.mark} aria-hidden="true">
        <path d={mark.columns} className={styles.columns} />
        <path d={mark.diamond} className={styles.diamond} />
      </svg>
    </div>
  );
}
