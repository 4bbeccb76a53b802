import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import styles from './ScrollToTop.module.scss';

/** Round button to the top of the page, which the inline script shows (lib/browser/page-start/start.ts); its ring fills as the page is read. */
export function ScrollToTop() {
  const say = useSay();
  return (
    <button type="button" className={styles.button} aria-label={say('Back to top')} data-to-top="">
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
        <circle cx="24" cy="24" r="22" pathLength="1" />
      </svg>
      <Icon name="arrow-up" />
    </button>
  );
}
