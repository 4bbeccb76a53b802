import { Button } from '@/components/ui/button/Button';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './StageNotices.module.scss';

/** What goes on or went wrong beside the document: getting ready to print, a file that could not be written. */
export function StageNotices() {
  const { session, state } = useViewer();

  return (
    <div className={styles.notices}>
      {state.printing !== undefined && (
        <div className={styles.notice}>
          <p role="status">{VIEWER_TEXTS.printing(state.printing, state.pageCount)}</p>
          <Button size="small" variant="quiet" onClick={session.stopPrinting}>
            {VIEWER_TEXTS.cancel}
          </Button>
        </div>
      )}
      {state.notice && (
        <p className={styles.notice} role="alert" data-kind="error">
          {state.notice}
        </p>
      )}
    </div>
  );
}
