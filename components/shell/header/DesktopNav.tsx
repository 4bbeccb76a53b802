'use client';

// Needs the browser: dropdowns that Escape closes, smooth scrolling to the top, the current page.

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scrolling';
import { currentItem } from '@/lib/site/currentItem';
import type { NavItem } from '@/lib/site/navigation';
import { say } from '@/lib/words/say';
import styles from './DesktopNav.module.scss';
import { DesktopNavItem } from './DesktopNavItem';
import { type Preview, PreviewFrame } from './PreviewFrame';
import { useHoveredItem } from './useDropdown';

type DesktopNavProps = {
  items: NavItem[];
  /** Pictures by the href of their link. */
  previews: Record<string, Preview>;
  /** Picture of the border strip below an open dropdown. */
  border: { src: string; width: number; height: number };
};

/**
 * Handler for links of a dropdown: scrolls smoothly to the top, on the same page at once, else after the new page has
 * rendered. Scrolling before would store a wrong scroll position for the old page, to which Back returns.
 */
function usePick(path: string) {
  const isPicked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path means that the new page has rendered
  useEffect(() => {
    if (isPicked.current) scrollToTop();
    isPicked.current = false;
  }, [path]);

  return ({ pathname }: HTMLAnchorElement) => {
    if (pathname === path) scrollToTop();
    else isPicked.current = true;
  };
}

/** The header's links in a row, with their dropdowns; hidden below the nav breakpoint. */
export function DesktopNav({ items, previews, border }: DesktopNavProps) {
  const path = usePathname();
  const current = currentItem(items, path);
  const pick = usePick(path);
  const hover = useHoveredItem();

  return (
    <nav aria-label={say('Main')} className={styles.nav}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <DesktopNavItem
            key={item.id}
            item={item}
            path={path}
            isCurrent={item.id === current}
            hover={hover}
            onPick={pick}
            border={border}
          >
            {item.id === 'services' ? (
              <div className={styles.extra}>
                <PreviewFrame previews={previews} />
              </div>
            ) : null}
          </DesktopNavItem>
        ))}
      </ul>
    </nav>
  );
}
