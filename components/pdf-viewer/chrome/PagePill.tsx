import { PageControls } from './PageControls';
import styles from './PagePill.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Page and zoom, over the document: where the toolbar has no room for them. */
export function PagePill({ isHidden }: { isHidden: boolean }) {
  const { session } = useViewer();
  const fitWidth = () => session.zoomTo('page-width');

  return (
    <div className={styles.pill} data-state={isHidden ? 'hidden' : 'shown'}>
      <PageControls />
      <div className={styles.zoom}>
        <ToolButton icon="minus" label={VIEWER_TEXTS.zoomOut} onClick={session.zoomOut} />
        <button type="button" className={styles.fit} aria-label={VIEWER_TEXTS.fitWidth} onClick={fitWidth}>
          {VIEWER_TEXTS.fitShort}
        </button>
        <ToolButton icon="plus" label={VIEWER_TEXTS.zoomIn} onClick={session.zoomIn} />
      </div>
    </div>
  );
}
