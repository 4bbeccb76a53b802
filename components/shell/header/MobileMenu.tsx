'use client';

// Needs the browser: marks the current page, and closes the menu when a link has led to another page without a load.

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { ExclusiveDetailsPolyfill } from '@/components/ui/accordion/ExclusiveDetailsPolyfill';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { NavItem } from '@/lib/site/navigation';
import { say } from '@/lib/words/say';
import { LanguageLink } from '../LanguageLink';
import styles from './MobileMenu.module.scss';
import { MobileMenuList } from './MobileMenuList';

type MobileMenuProps = {
  /** Accessible name. */
  label: string;
  items: NavItem[];
  /** Link to the list of the services, which is not among the links of its group. */
  allServices: ReactNode;
  logo: ReactNode;
  /** Links at the foot, always in sight. */
  actions: ReactNode;
};

const MENU_ID = 'site-menu';

/** Closes the groups with the menu, which then opens as at first. */
function closeGroups({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (newState === 'open') return;
  for (const group of currentTarget.querySelectorAll('details')) group.open = false;
}

/**
 * Full-screen menu of narrow screens: slides in from the right. A popover, which opens and closes without script; style
 * sheets hide the page behind it, so that neither the focus nor assistive technology finds anything there.
 */
export function MobileMenu({ label, items, allServices, logo, actions }: MobileMenuProps) {
  const path = usePathname();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };

  // As a cleanup, so that a menu opened before hydration stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => close, [path]);

  // A link to the page one is on changes no path.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
        aria-label={say('Open menu')}
      >
        <SvgIcon path={CLIENT_ICON_PATHS.menu} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <div
        ref={sheet}
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className={styles.sheet}
        data-part="menu"
        onClick={handleClick}
        onToggle={closeGroups}
      >
        <button
          // biome-ignore lint/a11y/noAutofocus: the focus goes here when the menu opens, and returns from here
          autoFocus
          type="button"
          className={styles.closer}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={say('Close menu')}
        >
          <SvgIcon path={CLIENT_ICON_PATHS.close} />
        </button>
        <div className={styles.bar}>{logo}</div>
        <nav aria-label={say('Main')} className={styles.list}>
          <ExclusiveDetailsPolyfill />
          <MobileMenuList items={items} path={path} allServices={allServices} />
          <LanguageLink className={styles.language} isShort />
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
