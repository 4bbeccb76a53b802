import type { MouseEvent, ReactNode } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { centreInRow } from '@/lib/browser/scrolling';
import type { part } from '@/lib/site/elementParts';
import styles from './FilterBar.module.scss';

type FilterLinksProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string; href: string; icon?: ReactNode; count?: number }[];
  selected: Id | undefined;
  /** Called instead of following a link, once React has the page. */
  onSelect?: (id: Id) => void;
  /** Name of each link as a part of the custom element that answers it. */
  linkPart?: ReturnType<typeof part>;
  /** row: above a list; column: next to a long list. Below 1024 px both are a scrolling row. */
  layout?: 'row' | 'column';
};

/**
 * Links to the page that filter its list by the category of the query, 'all' for none. The page's inline script marks the current
 * one before React (lib/browser/page-start/start.ts), unless it is for an element.
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
