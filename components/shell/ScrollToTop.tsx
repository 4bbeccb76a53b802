'use client';
// Needs the browser: shows itself by the scroll position and moves the page.

import { useEffect, useRef, useState } from 'react';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { scrollToTop } from '@/lib/browser/scrolling';
import styles from './ScrollToTop.module.scss';

/** The button appears past this many pixels. */
export const SCROLL_TO_TOP_PX = 400;

const RADIUS = 22;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

function pageProgress(): number {
  const distance = document.documentElement.scrollHeight - window.innerHeight;
  return distance > 0 ? Math.min(1, window.scrollY / distance) : 0;
}

/** Round button to the top of the page; its ring fills as the page is read. */
export function ScrollToTop() {
  const [isShown, setShown] = useState(false);
  const ring = useRef<SVGCircleElement>(null);

  useEffect(() => {
    const update = () => {
      setShown(window.scrollY > SCROLL_TO_TOP_PX);
      ring.current?.setAttribute('stroke-dashoffset', String(CIRCUMFERENCE * (1 - pageProgress())));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  const handleClick = () => {
    scrollToTop();
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={styles.button}
      data-state={isShown ? 'shown' : 'hidden'}
      onClick={handleClick}
      aria-label="Back to top"
    >
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true" focusable="false">
        <circle
          ref={ring}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE}
        />
      </svg>
      <SvgIcon path={CLIENT_ICON_PATHS['arrow-up']} />
    </button>
  );
}
