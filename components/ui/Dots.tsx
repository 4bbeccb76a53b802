import styles from './Dots.module.scss';

type DotsProps = {
  count: number;
  index: number;
  onSelect: (index: number) => void;
  /** Kind of item: 'page' is announced as 'Show page 2 of 4'. */
  noun?: string;
};

/** Buttons that show and select a position in a row. For client components. */
export function Dots({ count, index, onSelect, noun = 'page' }: DotsProps) {
  return (
    <ul className={styles.dots} role="list">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its position.
        <li key={position}>
          <button
            type="button"
            className={styles.dot}
            aria-label={`Show ${noun} ${position + 1} of ${count}`}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onSelect(position)}
          />
        </li>
      ))}
    </ul>
  );
}
