'use client';
// Needs the browser: opens a modal sheet, holds the focus in it and stops the page behind it.

import { usePathname } from 'next/navigation';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useModalDialog } from '@/components/ui/dialog/useModalDialog';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { NavItem } from '@/lib/site/navigation';
import styles from './MobileMenu.module.scss';
import type { MenuFirm, MobileMenuSheetProps } from './MobileMenuSheet';

const loadSheet = () => import('./MobileMenuSheet');

/** The sheet's content. If its chunk fails to load, the visitor goes to the sitemap, which has every link too. */
const MobileMenuSheet = lazy<(props: MobileMenuSheetProps) => ReactNode>(async () => {
  try {
    return { default: (await loadSheet()).MobileMenuSheet };
  } catch {
    window.location.assign('/sitemap');
    return { default: () => null };
  }
});

/** Starts the download before the click, when the button is pressed or focused. */
const preloadSheet = () => void loadSheet().catch(() => undefined);

type MobileMenuProps = {
  firm: MenuFirm;
  items: NavItem[];
};

/** Full-screen menu of narrow screens: slides in from the right, a native modal dialog. */
export function MobileMenu({ firm, items }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = useModalDialog(isOpen, close);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [path]);

  // The sheet fills the screen: there is no backdrop to click, and its links close it also where the path stays.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <div className={styles.menu}>
      <a href="/sitemap" className={styles.plain}>
        Menu
      </a>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerDown={preloadSheet}
        onFocus={preloadSheet}
        aria-label="Open menu"
      >
        <SvgIcon path={CLIENT_ICON_PATHS.menu} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <dialog {...modal} className={styles.sheet} aria-label={`${firm.name} menu`} onClick={handleClick}>
        <button type="button" className={styles.closer} onClick={close} aria-label="Close menu">
          <SvgIcon path={CLIENT_ICON_PATHS.close} />
        </button>
        {isOpen ? (
          <Suspense>
            <MobileMenuSheet firm={firm} items={items} path={path} />
          </Suspense>
        ) : null}
      </dialog>
    </div>
  );
}
