'use client';
// Needs the browser: hover, Escape, one open dropdown at a time, the current page.

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scrolling';
import { currentItem } from '@/lib/site/currentItem';
import type { NavItem } from '@/lib/site/navigation';
import styles from './DesktopNav.module.scss';
import { DesktopNavItem } from './DesktopNavItem';
import { type Preview, PreviewFrame } from './PreviewFrame';
import { useDropdown } from './useDropdown';

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
function usePick(path: string, close: () => void) {
  const isPicked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path means that the new page has rendered
  useEffect(() => {
    if (isPicked.current) scrollToTop();
    isPicked.current = false;
  }, [path]);

  return ({ pathname }: HTMLAnchorElement) => {
    close();
    if (pathname === path) scrollToTop();
    else isPicked.current = true;
  };
}

/** The header's links in a row, with their dropdowns; hidden below the nav breakpoint. */
export function DesktopNav({ items, previews, border }: DesktopNavProps) {
  const path = usePathname();
  const current = currentItem(items, path);
  const nav = useRef<HTMLElement>(null);
  const dropdown = useDropdown(nav);
  const pick = usePick(path, dropdown.close);

  // The header turns white under an open dropdown.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-dropdown', dropdown.openId !== null);
  }, [dropdown.openId]);

  return (
    <nav ref={nav} aria-label="Main" className={styles.nav}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <DesktopNavItem
            key={item.id}
            item={item}
            path={path}
            isCurrent={item.id === current}
            dropdown={dropdown}
            onPick={pick}
            border={border}
          >
            {item.id === 'services' && dropdown.openId === item.id ? <PreviewFrame previews={previews} /> : null}
          </DesktopNavItem>
        ))}
      </ul>
    </nav>
  );
}
