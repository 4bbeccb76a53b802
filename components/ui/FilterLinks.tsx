import type { ComponentProps, ReactNode } from 'react';
import styles from './FilterBar.module.scss';

type FilterLink = Omit<ComponentProps<'a'>, 'className' | 'children'> & {
  href: string;
  label: string;
  icon?: ReactNode;
  count?: number;
};

type FilterLinksProps = {
  label: string;
  /** The chosen one has aria-current. */
  links: readonly FilterLink[];
  /** row: above a list; column: beside a long list. Below 1024 px both are a scrolling row. */
  layout?: 'row' | 'column';
};

/** Links that filter a list, each to the page with its part of the list. Filters of a React state are a FilterBar. */
export function FilterLinks({ label, links, layout = 'row' }: FilterLinksProps) {
  return (
    <fieldset className={styles[layout]}>
      <legend className={styles.legend}>{label}</legend>
      {links.map(({ label: text, icon, count, ...link }) => (
        <a key={link.href} {...link} className={styles.filter}>
          {icon}
          <span>{text}</span>
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </a>
      ))}
    </fieldset>
  );
}
