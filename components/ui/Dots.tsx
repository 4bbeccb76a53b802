import { type ElementName, part, WAITS } from '@/lib/site/elementParts';
import styles from './Dots.module.scss';

type DotsProps = {
  count: number;
  /** Kind of item: 'page' is announced as 'Show page 2 of 4'. */
  noun?: string | undefined;
  /** The custom element that the dots are parts of. */
  element?: Extract<ElementName, 'award-gallery' | 'scroll-row' | 'tab-set'>;
  /** For client components, which have no element. */
  index?: number;
  onSelect?: (index: number) => void;
};

/** Buttons that show and select a position in a row. */
export function Dots({ count, noun = 'page', element, index = 0, onSelect }: DotsProps) {
  return (
    <ul className={styles.dots} role="list">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its position.
        <li key={position}>
          <button
            type="button"
            className={styles.dot}
            aria-label={`Show ${noun} ${position + 1} of ${count}`}
            data-words={element === 'scroll-row' ? `Show ${noun} ${position + 1} of {count}` : undefined}
            aria-current={position === index ? 'true' : undefined}
            onClick={onSelect && (() => onSelect(position))}
            {...(element && { ...part(element, 'dot'), ...WAITS })}
          />
        </li>
      ))}
    </ul>
  );
}
