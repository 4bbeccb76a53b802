'use client';
// Needs the browser: opens a modal sheet, holds the focus in it and stops the page behind it.
import { usePathname } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useScrollLock } from '@/components/ui/hooks/useScrollLock';
import { CORE_PATHS } from '@/components/ui/icon/corePaths';
import { Glyph } from '@/components/ui/icon/Glyph';
import type { NavItem } from '@/lib/site/navigation';
import styles from './MobileMenu.module.scss';
import type { MenuFirm, MobileMenuSheetProps } from './MobileMenuSheet';

const loadSheet = () => import('./MobileMenuSheet');

/** Fetched when the finger or the focus comes to the button: before the click. Where it cannot be fetched, the sitemap serves. */
const MobileMenuSheet = lazy<(props: MobileMenuSheetProps) => ReactNode>(async () => {
  try {
    return { default: (await loadSheet()).MobileMenuSheet };
  } catch {
    window.location.assign('/sitemap');
    return { default: () => null };
  }
});

const fetchAhead = () => void loadSheet().catch(() => undefined);

type MobileMenuProps = {
  firm: MenuFirm;
  items: NavItem[];
};

/** Full-screen menu of narrow screens: slides in from the right, a native modal dialog. */
export function MobileMenu({ firm, items }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  useScrollLock(isOpen);

  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
    else sheet.current?.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [path]);

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
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        aria-label="Open menu"
      >
        <Glyph path={CORE_PATHS.menu} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to its links, which have keys of their own */}
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={`${firm.name} menu`}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
      >
        <button type="button" className={styles.closer} onClick={() => setOpen(false)} aria-label="Close menu">
          <Glyph path={CORE_PATHS.close} />
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
