import { AnnotationTools } from '../annotate/AnnotationTools';
import { ToolOptionsPanel } from '../annotate/ToolOptionsPanel';
import { OPENING_TEXTS } from '../host/openingTexts';
import { ViewerTitle } from '../host/ViewerTitle';
import { PageControls } from './PageControls';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.scss';
import { DownloadLink, FindButton, FullScreenButton, PrintButton, SidebarButton } from './ViewerButtons';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';
import { ZoomControls } from './ZoomControls';

/** The ink bar above the document: one row, two below 1200 px. Phones have bars of their own. */
export function Toolbar() {
  const { document, state, requestClose } = useViewer();
  const isReady = state.phase === 'ready';

  return (
    <section className={styles.toolbar} aria-label={VIEWER_TEXTS.toolbar}>
      <div className={styles.title}>
        <ViewerTitle document={document} />
      </div>
      {isReady && (
        <div className={styles.controls}>
          <div className={styles.group}>
            <SidebarButton />
            <FindButton />
          </div>
          <div className={styles.group}>
            <PageControls />
          </div>
          <div className={styles.group}>
            <ZoomControls />
          </div>
          <div className={styles.group} data-last="">
            <AnnotationTools />
            <div className={styles.options}>
              <ToolOptionsPanel placement="below" />
            </div>
          </div>
        </div>
      )}
      <div className={styles.ends}>
        {isReady && <PrintButton />}
        <FullScreenButton />
        <DownloadLink />
        <ToolButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
      </div>
    </section>
  );
}
