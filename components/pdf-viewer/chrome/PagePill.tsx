import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import { PageControls } from './PageControls';
import styles from './PhoneBars.module.scss';
import { ToolButton } from './ToolButton';

/** Page and zoom on a phone, over the document. */
export function PagePill({ isHidden }: { isHidden: boolean }) {
  const { session } = useViewer();

  return (
    <div className={styles.pill} data-state={isHidden ? 'hidden' : 'shown'}>
      <PageControls />
      <span className={styles.divider} />
      <ToolButton icon="minus" label={VIEWER_TEXTS.zoomOut} onClick={session.zoomOut} />
      <button
        type="button"
        className={styles.fit}
        aria-label={VIEWER_TEXTS.fitWidth}
        onClick={() => session.zoomTo('page-width')}
      >
        {VIEWER_TEXTS.fitShort}
      </button>
      <ToolButton icon="plus" label={VIEWER_TEXTS.zoomIn} onClick={session.zoomIn} />
    </div>
  );
}
