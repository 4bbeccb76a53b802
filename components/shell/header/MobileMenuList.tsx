import type { ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { NavItem } from '@/lib/site/navigation';
import styles from './MobileMenuList.module.scss';

type MobileMenuListProps = {
  items: NavItem[];
  path: string;
  /** Link to the list of the services, below its group. */
  allServices: ReactNode;
};

type GroupProps = Omit<MobileMenuListProps, 'items'> & { item: NavItem };

/** A top item that opens to its groups; `name` keeps one open at a time. */
function Group({ item, path, allServices }: GroupProps) {
  return (
    <details name="mobile-menu" className={styles.group}>
      <summary className={styles.top}>
        {item.label}
        <span className={styles.sign}>
          <SvgIcon path={CLIENT_ICON_PATHS.plus} />
          <SvgIcon path={CLIENT_ICON_PATHS.minus} />
        </span>
      </summary>
      {item.groups.map(({ heading, links }) => (
        <div key={heading} className={styles.column}>
          <p className={styles.heading}>{heading}</p>
          <ul role="list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {item.id === 'services' && <p className={styles.all}>{allServices}</p>}
    </details>
  );
}

/** The mobile menu's rows. */
export function MobileMenuList({ items, path, allServices }: MobileMenuListProps) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          {item.groups.length > 0 ? (
            <Group item={item} path={path} allServices={allServices} />
          ) : (
            <a href={item.href} className={styles.top} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
