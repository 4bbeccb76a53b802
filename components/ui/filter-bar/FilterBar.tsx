'use client';

// Needs the browser: which filter is pressed lives in the page's state.
import { useSelectedInView } from '../hooks/useSelectedInView';
import styles from './FilterBar.module.scss';

export type FilterBarProps<Id extends string = string> = {
  /** Accessible name of the group, for example 'Filter services by category'. */
  label: string;
  options: readonly { id: Id; label: string; count?: number }[];
  selected: Id;
  onSelect: (id: Id) => void;
  onInk?: boolean;
};

/** Row of toggle buttons that filter a list, one of them pressed. Below 768 px the row scrolls. */
export function FilterBar<Id extends string>({ label, options, selected, onSelect, onInk }: FilterBarProps<Id>) {
  const ref = useSelectedInView<HTMLFieldSetElement>(options.findIndex((option) => option.id === selected) + 1);

  return (
    <fieldset ref={ref} className={styles.filters} data-on-ink={onInk || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ id, label: text, count }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {text}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
