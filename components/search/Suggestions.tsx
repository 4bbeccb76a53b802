import { MarkedText } from '@/components/ui/marked-text/MarkedText';
import type { FoundPage } from '@/lib/search/siteSearch';
import styles from './Suggestions.module.scss';

type SuggestionsProps = {
  id: string;
  options: readonly FoundPage[];
  /** Index of the marked option. */
  active: number;
  query: string;
  idOf: (index: number) => string;
  onChoose: (index: number) => void;
};

/** The list under the search field. Always in the page, since the field names it as what it controls. */
export function Suggestions({ id, options, active, query, idOf, onChoose }: SuggestionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggested pages"
      tabIndex={-1}
      className={styles.list}
      hidden={options.length === 0}
    >
      {options.map(({ href, title, markedTitle, place }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
        <div
          // Made anew with the text: an option that changes its place would be a layout shift.
          key={`${query} ${href} ${title}`}
          id={idOf(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field would lose the focus, and the list close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles.title}>
            <MarkedText parts={markedTitle} />
          </span>
          <span className={styles.place}>{place}</span>
        </div>
      ))}
    </div>
  );
}
