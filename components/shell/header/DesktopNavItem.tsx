'use client';
// Part of DesktopNav: answers to pointer, click and keys.

import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { Link } from '@/components/ui/link/Link';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import type { NavItem } from '@/lib/site/navigation';
import styles from './DesktopNav.module.scss';
import { DropdownPanel } from './DropdownPanel';
import type { Dropdown } from './useDropdown';

type DesktopNavItemProps = {
  item: NavItem;
  path: string;
  isCurrent: boolean;
  dropdown: Dropdown;
  /** Called when a link of the panel is followed. */
  onPick: (link: HTMLAnchorElement) => void;
  /** Picture of the border strip below an open panel. */
  border: { src: string; width: number; height: number };
  /** Beside the panel's links. */
  children?: ReactNode;
};

/** The link that a click follows in this tab, if any. */
function pickedLink(event: MouseEvent): HTMLAnchorElement | null {
  return isUnmodifiedClick(event) && event.target instanceof Element ? event.target.closest('a') : null;
}

/** Touch has no hover: there only the chevron opens the panel. */
const onMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/** One item of the header: a link, and where it has a panel the button that opens it. */
export function DesktopNavItem({ item, path, isCurrent, dropdown, onPick, border, children }: DesktopNavItemProps) {
  const { id, label, href, groups } = item;
  const isOpen = dropdown.openId === id;
  const ariaCurrent = path === href ? 'page' : isCurrent ? 'true' : undefined;
  const link = (
    <Link href={href} className={styles.link} aria-current={ariaCurrent} onClick={dropdown.close}>
      {label}
    </Link>
  );
  if (groups.length === 0) return <li className={styles.item}>{link}</li>;
  return (
    <li
      className={styles.item}
      onPointerEnter={onMouse(() => dropdown.enter(id))}
      onPointerLeave={onMouse(dropdown.leave)}
    >
      {link}
      <button
        type="button"
        className={styles.chevron}
        aria-expanded={isOpen}
        aria-controls={`nav-${id}`}
        aria-label={`${label} menu`}
        onClick={() => dropdown.toggle(id)}
      >
        <SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} size={16} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <div
        id={`nav-${id}`}
        className={styles.panel}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={(event) => {
          const link = pickedLink(event);
          if (link) onPick(link);
        }}
      >
        <div className={styles.panelInner}>
          <DropdownPanel groups={groups} path={path} />
          {children}
        </div>
        {isOpen ? <img {...border} alt="" className={styles.border} /> : null}
      </div>
    </li>
  );
}
