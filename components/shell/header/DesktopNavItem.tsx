'use client';

// Part of DesktopNav: answers to pointer, click and keys.

import type { MouseEvent, ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import type { NavItem } from '@/lib/site/navigation';
import { say } from '@/lib/words/say';
import styles from './DesktopNav.module.scss';
import { DesktopNavLink } from './DesktopNavLink';
import { DropdownPanel } from './DropdownPanel';
import { type HoveredItem, useDropdown } from './useDropdown';

type DesktopNavItemProps = {
  item: NavItem;
  path: string;
  isCurrent: boolean;
  hover: HoveredItem;
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

/**
 * One item of the header: a link, and where it has a panel the button that opens it. The panel is a popover that CSS also
 * shows under the pointer, so that it opens without script.
 */
export function DesktopNavItem({ item, path, isCurrent, hover, onPick, border, children }: DesktopNavItemProps) {
  const { id, label, href, groups } = item;
  const { isOpen, isDismissed, dismiss, itemHandlers, handleButtonClick, panelProps } = useDropdown(id, hover);
  const current = path === href ? 'page' : isCurrent ? 'true' : undefined;
  const link = <DesktopNavLink href={href} label={label} current={current} onClick={dismiss} />;
  if (groups.length === 0) return <li className={styles.item}>{link}</li>;

  const handlePanelClick = (event: MouseEvent) => {
    const picked = pickedLink(event);
    if (!picked) return;
    dismiss();
    onPick(picked);
  };
  return (
    <li
      className={styles.item}
      data-has-dropdown=""
      data-state={isDismissed ? 'dismissed' : undefined}
      {...itemHandlers}
    >
      {link}
      <button
        type="button"
        className={styles.chevron}
        popoverTarget={`nav-${id}`}
        aria-expanded={isOpen}
        aria-controls={`nav-${id}`}
        aria-label={say('{name} menu', { name: label })}
        onClick={handleButtonClick}
      >
        <SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} size={16} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <div
        {...panelProps}
        id={`nav-${id}`}
        className={styles.panel}
        popover="auto"
        data-dropdown=""
        onClick={handlePanelClick}
      >
        <div className={styles.panelInner}>
          <DropdownPanel groups={groups} path={path} />
          {children}
        </div>
        <img {...border} alt="" loading="lazy" className={styles.border} />
      </div>
    </li>
  );
}
