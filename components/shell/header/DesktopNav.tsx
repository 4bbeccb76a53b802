'use client';

// In the static HTML, so it works without JavaScript. A client component because only those know the current path.

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { currentItem } from '@/lib/site/currentItem';
import type { NavGroup, NavItem } from '@/lib/site/navigation';
import styles from './DesktopNav.module.scss';
import dropdownPanelStyles from './DropdownPanel.module.scss';

type DropdownPanelProps = {
  groups: NavGroup[];
  path: string;
  /** Previews shown beside the links, by the href of the hovered or focused link. The first link's preview shows initially. */
  previews: Record<string, ReactNode>;
};

/** A dropdown's groups of links. They are all in the static HTML. */
function DropdownPanel({ groups, path, previews }: DropdownPanelProps) {
  return (
    <div className={dropdownPanelStyles.groups}>
      {groups.map(({ heading, category, links }) => (
        <div key={heading}>
          <p className={dropdownPanelStyles.heading}>
            <CategoryLabel tone={category}>{heading}</CategoryLabel>
          </p>
          <ul role="list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className={`${dropdownPanelStyles.link} focusInside`}
                  aria-current={href === path ? 'page' : undefined}
                >
                  {label}
                </a>
                {previews[href] && (
                  <div className={`${dropdownPanelStyles.preview} small`} aria-hidden="true">
                    {previews[href]}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type DesktopNavProps = {
  label: string;
  items: NavItem[];
  /** Previews beside a dropdown's links, by href. */
  previews: Record<string, ReactNode>;
  /** The border strip below an open dropdown. */
  border: { src: string; width: number; height: number };
};

/**
 * The header's row of links, hidden below the nav breakpoint. Dropdowns open on hover through CSS, and as popovers through the
 * button beside each link; lib/browser/page-start/frame.ts closes them where neither does.
 */
export function DesktopNav({ label, items, previews, border }: DesktopNavProps) {
  const path = usePathname();
  const current = currentItem(items, path);

  return (
    <nav aria-label={label} className={styles.nav}>
      <ul role="list" className={styles.items}>
        {items.map(({ id, label, menuLabel, href, groups }) => (
          <li key={id} className={styles.item} data-part={groups.length > 0 ? 'dropdown' : undefined}>
            <a
              href={href}
              className={`${styles.link} ui`}
              aria-current={path === href ? 'page' : id === current ? 'true' : undefined}
            >
              {label}
            </a>
            {groups.length > 0 && (
              <>
                <button
                  type="button"
                  className={`${styles.chevron} focusInside`}
                  popoverTarget={`nav-${id}`}
                  aria-label={menuLabel}
                >
                  <SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} size={16} />
                </button>
                <div id={`nav-${id}`} className={styles.panel} popover="auto">
                  <div className={`${styles.panelInner} wrap`}>
                    <DropdownPanel groups={groups} path={path} previews={previews} />
                  </div>
                  <img {...border} alt="" loading="lazy" className={styles.border} />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
