'use client';

// Needs the browser: which filter is pressed lives in the page's state.
import { useSelectedInView } from '../hooks/useSelectedInView';
import styles from './FilterBar.module.scss';

export type FilterBarProps<Id extends string = string> = {
  /** Spoken name of the group, for example 'Filter services by category'. */
  label: string;
  options: readonly { id: Id; label: string; count?: number }[];
  /** Id of the pressed option. */
  selected: Id;
  onSelect: (id: Id) => void;
  onInk?: boolean;
};

/** Buttons of which one is pressed, for a list that shows less when filtered. Below 768 px the row scrolls. */
export function FilterBar<Id extends string>({ label, options, selected, onSelect, onInk }: FilterBarProps<Id>) {
  const ref = useSelectedInView<HTMLFieldSetElement>(options.findIndex((option) => option.id === selected) + 1);

  return (
    <fieldset ref={ref} className={styles.filters} data-on-ink={onInk || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ id, label: words, count }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          {words}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
