import { BorderStrip } from './BorderStrip';
import { Mark, type MarkProps } from './Logo';
import styles from './RouteOverlay.module.scss';

/**
 * A cloth with the firm's mark over the page for a moment after each change of route inside the site. It is only for the eye: focus,
 * keys and title go on below it. But it keeps off presses, which would open what nobody sees. Its border (pindo) unrolls along its
 * lower edge. The first thing in the document, so that the first paint has it. The inline script
 * lib/browser/page-start/frame.ts says when.
 */
export function RouteOverlay({ mark }: MarkProps) {
  return (
    <div className={styles.overlay} aria-hidden="true">
      <div className={styles.cloth}>
        <svg viewBox="0 0 44 49.5" className={styles.mark} aria-hidden="true">
          <Mark mark={mark} />
        </svg>
        <div className={styles.border}>
          <BorderStrip border="teeth" scope="overlay" />
        </div>
      </div>
    </div>
  );
}
