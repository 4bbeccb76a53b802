import { Button } from '@/components/ui/button/Button';
import styles from './StageNotices.module.scss';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Notices over the open document: progress of printing, and what went wrong. */
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
          {VIEWER_TEXTS[state.notice]}
        </p>
      )}
    </div>
  );
}
