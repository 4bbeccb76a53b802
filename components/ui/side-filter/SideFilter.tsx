'use client';

// Needs the browser: which choice is pressed lives in the page's state.
import { useSelectedInView } from '../hooks/useSelectedInView';
import { Icon, type IconName } from '../icon/Icon';
import styles from './SideFilter.module.scss';

export type SideFilterProps<Id extends string = string> = {
  /** Accessible name of the group, for example 'Filter resources by category'. */
  label: string;
  options: readonly { id: Id; label: string; icon: IconName; count?: number }[];
  /** Id of the pressed option; undefined while none applies. */
  selected: Id | undefined;
  onSelect: (id: Id) => void;
};

/** Column of toggle buttons that filter the list beside it, one of them pressed. Below 1024 px a row that scrolls. */
export function SideFilter<Id extends string>({ label, options, selected, onSelect }: SideFilterProps<Id>) {
  const ref = useSelectedInView<HTMLFieldSetElement>(options.findIndex(({ id }) => id === selected) + 1);

  return (
    <fieldset ref={ref} className={styles.filters}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ id, label: text, icon, count }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
        >
          <Icon name={icon} />
          <span>{text}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
