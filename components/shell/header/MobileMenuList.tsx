import { Icon } from '@/components/ui/icon/Icon';
import { Link } from '@/components/ui/link/Link';
import { TextLink } from '@/components/ui/link/TextLink';
import type { NavItem } from '@/lib/site/navigation';
import styles from './MobileMenuList.module.scss';

type MobileMenuListProps = {
  items: NavItem[];
  /** Path of the page that is shown. */
  path: string;
};

/** A top item that opens to its groups; `name` keeps one open at a time. */
function Group({ item, path }: { item: NavItem; path: string }) {
  return (
    <details name="mobile-menu" className={styles.group}>
      <summary className={styles.top}>
        {item.label}
        <span className={styles.sign}>
          <Icon name="plus" />
          <Icon name="minus" />
        </span>
      </summary>
      {item.groups.map(({ heading, links }) => (
        <div key={heading} className={styles.column}>
          <p className={styles.heading}>{heading}</p>
          <ul role="list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.all}>
        <TextLink href={item.href} arrow>
          {item.id === 'services' ? 'All services' : `${item.label} overview`}
        </TextLink>
      </p>
    </details>
  );
}

/** The mobile menu's rows. */
export function MobileMenuList({ items, path }: MobileMenuListProps) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          {item.groups.length > 0 ? (
            <Group item={item} path={path} />
          ) : (
            <Link href={item.href} className={styles.top} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
