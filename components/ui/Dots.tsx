import { type ElementName, part, WAITS } from '@/lib/site/elementParts';
import styles from './Dots.module.scss';

type DotsProps = {
  count: number;
  /** What an item is called: 'page' is announced as 'Show page 2 of 4'. */
  noun?: string | undefined;
  /** The custom element that controls the dots. */
  element: Extract<ElementName, 'award-gallery' | 'scroll-row' | 'tab-set'>;
};

/** Buttons that show the current position in a row and select another. */
export function Dots({ count, noun = 'page', element }: DotsProps) {
  return (
    <ul className={styles.dots} role="list">
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the dot's only identity.
        <li key={position}>
          <button
            type="button"
            className={styles.dot}
            aria-label={`Show ${noun} ${position + 1} of ${count}`}
            data-words={element === 'scroll-row' ? `Show ${noun} ${position + 1} of {count}` : undefined}
            aria-current={position === 0 ? 'true' : undefined}
            {...part(element, 'dot')}
            {...WAITS}
          />
        </li>
      ))}
    </ul>
  );
}
