import { Icon } from '@/components/ui/icon/Icon';
import { say } from '@/lib/words/say';
import styles from './ScrollToTop.module.scss';

/**
 * Round button to the top of the page; its ring fills as the page is read. The frame's inline script shows it, fills the
 * ring and scrolls (lib/browser/page-start/startFrame.ts), so that it works before React has taken over.
 */
export function ScrollToTop() {
  return (
    <button type="button" className={styles.button} aria-label={say('Back to top')} data-to-top="">
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
        {/* Its length is written by the frame's inline script (startFrame.ts) before React comes. */}
        <circle cx="24" cy="24" r="22" pathLength="1" data-scroll-progress="" suppressHydrationWarning />
      </svg>
      <Icon name="arrow-up" />
    </button>
  );
}
