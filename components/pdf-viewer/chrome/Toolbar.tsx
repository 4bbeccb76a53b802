import { AnnotationTools } from '../annotate/AnnotationTools';
import { OPENING_TEXTS } from '../host/openingTexts';
import { ViewerTitle } from '../host/ViewerTitle';
import { MoreMenu } from './MoreMenu';
import { PageControls } from './PageControls';
import { ToolButton } from './ToolButton';
import styles from './Toolbar.module.scss';
import { DownloadLink, FindButton, PrintButton, SidebarButton } from './ViewerButtons';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';
import { ZoomControls } from './ZoomControls';

/** The groups between the title and the ends; a compact row leaves page and zoom to the pill over the document. */
function ToolGroups({ isWide }: { isWide: boolean }) {
  return (
    <>
      <div className={styles.group}>
        <SidebarButton />
        <FindButton />
      </div>
      {isWide && (
        <>
          <div className={styles.group}>
            <PageControls />
          </div>
          <div className={styles.group}>
            <ZoomControls />
          </div>
        </>
      )}
      <div className={styles.group}>
        <AnnotationTools />
      </div>
    </>
  );
}

/** The ink bar above the document, always one row: what does not fit is in the menu. Phones have bars of their own. */
export function Toolbar() {
  const { document, layout, state, requestClose } = useViewer();
  const isReady = state.phase === 'ready';
  const isWide = layout === 'wide';

  return (
    <section className={styles.toolbar} aria-label={VIEWER_TEXTS.toolbar}>
      <div className={styles.title}>
        <ViewerTitle document={document} />
      </div>
      {isReady && <ToolGroups isWide={isWide} />}
      <div className={styles.ends}>
        {isReady && isWide && <PrintButton />}
        <MoreMenu />
        <DownloadLink />
        <ToolButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
      </div>
    </section>
  );
}
