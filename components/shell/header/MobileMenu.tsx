'use client';

// In the static HTML, so it works without JavaScript. A client component because only those know the current path.

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { NavItem } from '@/lib/site/navigation';
import type { Language } from '@/lib/words/language';
import { LanguageLink } from '../LanguageLink';
import styles from './MobileMenu.module.scss';
import listStyles from './MobileMenuList.module.scss';

type GroupProps = {
  item: NavItem;
  path: string;
  /** Link to the list of services, below the group. */
  allServices: ReactNode;
};

/** A collapsible group of links. The `name` of its <details> allows only one open group. */
function Group({ item, path, allServices }: GroupProps) {
  return (
    <details name="mobile-menu" className={listStyles.group}>
      <summary className={`${listStyles.top} focusInside h3`}>
        {item.label}
        <span className={listStyles.sign}>
          <SvgIcon path={CLIENT_ICON_PATHS.plus} />
          <SvgIcon path={CLIENT_ICON_PATHS.minus} />
        </span>
      </summary>
      {item.groups.map(({ heading, links }) => (
        <div key={heading} className="above3">
          <p className={`${listStyles.heading} small`}>{heading}</p>
          <ul role="list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={listStyles.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {item.id === 'services' && <p className="above2">{allServices}</p>}
    </details>
  );
}

type MobileMenuProps = {
  words: { menu: string; open: string; close: string; main: string };
  language: Language;
  items: NavItem[];
  /** Link to the list of services, which is not among the group's own links. */
  allServices: ReactNode;
  logo: ReactNode;
  actions: ReactNode;
};

const MENU_ID = 'site-menu';

/**
 * Full-screen menu for narrow screens that slides in from the right. It is a popover, so it works without JavaScript. CSS hides the
 * page behind it from focus and assistive technology.
 */
export function MobileMenu({ words, language, items, allServices, logo, actions }: MobileMenuProps) {
  const path = usePathname();
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={MENU_ID}
        aria-haspopup="dialog"
        aria-label={words.open}
      >
        <SvgIcon path={CLIENT_ICON_PATHS.menu} />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={words.menu}
        className={styles.sheet}
        data-part="menu"
      >
        <button
          // biome-ignore lint/a11y/noAutofocus: focus must move into the menu when it opens
          autoFocus
          type="button"
          className={styles.closer}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <SvgIcon path={CLIENT_ICON_PATHS.close} />
        </button>
        <div className={styles.bar}>{logo}</div>
        <nav aria-label={words.main} className={styles.list}>
          <ul role="list">
            {items.map((item) => (
              <li key={item.id} className={listStyles.row}>
                {item.groups.length > 0 ? (
                  <Group item={item} path={path} allServices={allServices} />
                ) : (
                  <a
                    href={item.href}
                    className={`${listStyles.top} focusInside h3`}
                    aria-current={item.href === path ? 'page' : undefined}
                  >
                    {item.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <LanguageLink language={language} className={`${styles.language} linkTarget`} isShort />
        </nav>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
