'use client';
// Needs the browser: hover with its grace, Escape, one open dropdown at a time, the current page.

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
  /** Pictures by link, for the links that have one. */
  previews: Record<string, Preview>;
  /** Band below an open dropdown. */
  border: { src: string; width: number; height: number };
};

/**
 * What a link picked in a dropdown does: the page moves smoothly to its top, on the page one is on at once, else when
 * the new page is there. Moving before would leave the old page's place in the history wrong, and Back would miss it.
 */
function usePick(path: string, close: () => void) {
  const isPicked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the sign that the new page is there
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
