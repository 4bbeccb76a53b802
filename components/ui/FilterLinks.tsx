import type { MouseEvent, ReactNode } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { centreInRow } from '@/lib/browser/scrolling';
import type { part } from '@/lib/site/elementParts';
import styles from './FilterBar.module.scss';

type FilterLinksProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string; href: string; icon?: ReactNode; count?: number }[];
  selected: Id | undefined;
  /** Called instead of following the link, once React has hydrated the page. */
  onSelect?: (id: Id) => void;
  /** Attributes that make each link a part of the custom element that handles its clicks. */
  linkPart?: ReturnType<typeof part>;
  /** row: above a list; column: beside a long list. Below 1024 px both become a scrolling row. */
  layout?: 'row' | 'column';
};

/**
 * Links that filter the page's list by the category in their query; 'all' has none. Before React loads, the page's inline script
 * marks the current link (lib/browser/page-start/start.ts), unless a custom element handles the links.
 */
export function FilterLinks<Id extends string>(props: FilterLinksProps<Id>) {
  const { label, options, selected, onSelect, linkPart, layout = 'row' } = props;
  const select =
    onSelect &&
    ((event: MouseEvent<HTMLElement>, id: Id) => {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      onSelect(id);
      centreInRow(event.currentTarget);
    });

  return (
    <nav aria-label={label} className={styles[layout]}>
      {options.map(({ id, label: text, href, icon, count }) => (
        <a
          key={id}
          {...linkPart}
          href={href}
          className={styles.filter}
          data-category={linkPart ? undefined : id.replace(/^all$/, '')}
          aria-current={id === selected}
          onClick={select && ((event) => select(event, id))}
        >
          {icon}
          <span>{text}</span>
          {count !== undefined && <span className={`${styles.count} digits`}> {count}</span>}
        </a>
      ))}
    </nav>
  );
}
