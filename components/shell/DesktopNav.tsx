'use client';
// Needs the browser: hover with its grace, Escape, one open dropdown at a time, the current page.
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { currentItemId } from '@/lib/navigation/currentItemId';
import type { NavItem } from '@/lib/navigation/navigation';
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

/** The header's links in a row, with their dropdowns; hidden below the nav breakpoint. */
export function DesktopNav({ items, previews, border }: DesktopNavProps) {
  const path = usePathname();
  const current = currentItemId(path);
  const nav = useRef<HTMLElement>(null);
  const dropdown = useDropdown(nav);

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
            border={border}
          >
            {item.id === 'services' && dropdown.openId === item.id ? <PreviewFrame previews={previews} /> : null}
          </DesktopNavItem>
        ))}
      </ul>
    </nav>
  );
}
