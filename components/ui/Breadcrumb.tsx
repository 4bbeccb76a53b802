import styles from './Breadcrumb.module.scss';
import { Icon } from './icon/Icon';

type BreadcrumbItem = {
  name: string;
  /** Omitted for the last item, the current page. */
  href?: string;
};

type BreadcrumbProps = {
  label: string;
  items: readonly BreadcrumbItem[];
};

/** Links from the home page down to this one. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav className="small soft notPrinted" aria-label={label}>
      <ol className={styles.items} role="list">
        {items.map(({ name, href }, index) => (
          <li key={name} className={styles.item}>
            {index > 0 && <Icon name="arrow-right" size={14} />}
            {href ? (
              <a href={href} className={`${styles.link} linkTarget`}>
                <span className={styles.name}>{name}</span>
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
