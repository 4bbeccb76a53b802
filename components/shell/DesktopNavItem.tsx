'use client';
// Part of DesktopNav: answers to pointer, click and keys.
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { CORE_PATHS } from '@/components/ui/icon/corePaths';
import { Glyph } from '@/components/ui/icon/Glyph';
import { Link } from '@/components/ui/link/Link';
import type { NavItem } from '@/lib/navigation/navigation';
import styles from './DesktopNav.module.scss';
import { DropdownPanel } from './DropdownPanel';
import type { Dropdown } from './useDropdown';

type DesktopNavItemProps = {
  item: NavItem;
  path: string;
  isCurrent: boolean;
  dropdown: Dropdown;
  /** Band below an open panel. */
  border: { src: string; width: number; height: number };
  /** Beside the panel's links. */
  children?: ReactNode;
};

/** A link picked in a dropdown closes it and moves smoothly to the top, also on the page one is on. */
function handlePick(event: MouseEvent, close: () => void) {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  close();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Touch has no hover: there the chevron alone opens. */
const onMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/** One item of the header: a link, and where it has a panel the button that opens it. */
export function DesktopNavItem({ item, path, isCurrent, dropdown, border, children }: DesktopNavItemProps) {
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
        <Glyph path={CORE_PATHS.chevronDown} size={16} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <div
        id={`nav-${id}`}
        className={styles.panel}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={(event) => handlePick(event, dropdown.close)}
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
