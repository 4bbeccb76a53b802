import { PageControls } from './PageControls';
import styles from './PagePill.module.scss';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';
import { ZoomInButton, ZoomOutButton } from './ZoomControls';

/** Page and zoom, over the document: where the toolbar has no room for them. */
export function PagePill({ isHidden }: { isHidden: boolean }) {
  const { session } = useViewer();
  const fitWidth = () => session.zoomTo('page-width');

  return (
    <div className={styles.pill} data-state={isHidden ? 'hidden' : 'shown'}>
      <PageControls />
      <div className={styles.zoom}>
        <ZoomOutButton />
        <button type="button" className={styles.fit} aria-label={VIEWER_TEXTS.fitWidth} onClick={fitWidth}>
          {VIEWER_TEXTS.fitShort}
        </button>
        <ZoomInButton />
      </div>
    </div>
  );
}
