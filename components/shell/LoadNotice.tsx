import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import styles from './LoadNotice.module.scss';

/**
 * What a visitor sees and hears while a press waits for script, and where script could not be loaded: a moving bar, a line of
 * words and a way on. The page's inline script writes it (lib/browser/page-start/awaitScript.ts).
 */
export function LoadNotice() {
  const { waiting, failed, reload } = getPageTexts().loadNotice;
  return (
    <div
      className={styles.notice}
      data-load-notice=""
      data-waiting={waiting}
      data-failed={failed}
      suppressHydrationWarning
    >
      {/* Text, though empty: React would take what the inline script has written into an element without any for a mistake. */}
      <p role="status" suppressHydrationWarning>
        {''}
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address means the page itself. */}
      <a href="" target="_self" className={styles.reload}>
        {reload}
      </a>
    </div>
  );
}
