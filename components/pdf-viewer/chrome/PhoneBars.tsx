import { AnnotationTools } from '../annotate/AnnotationTools';
import { ToolOptionsPanel } from '../annotate/ToolOptionsPanel';
import { OPENING_TEXTS } from '../host/openingTexts';
import { ViewerTitle } from '../host/ViewerTitle';
import { PageControls } from './PageControls';
import styles from './PhoneBars.module.scss';
import { ToolButton } from './ToolButton';
import { DownloadLink, FindButton, PrintButton, SidebarButton } from './ViewerButtons';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Above the document on a phone: close, title, find, download. */
export function PhoneTopBar() {
  const { document, state, requestClose } = useViewer();

  return (
    <div className={styles.top}>
      <ToolButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
      <div className={styles.title}>
        <ViewerTitle document={document} />
      </div>
      {state.phase === 'ready' && <FindButton />}
      <DownloadLink />
    </div>
  );
}

/** Page and zoom on a phone, over the document. */
export function PagePill({ isHidden }: { isHidden: boolean }) {
  const { session } = useViewer();
  const fitWidth = () => session.zoomTo('page-width');

  return (
    <div className={styles.pill} data-state={isHidden ? 'hidden' : 'shown'}>
      <PageControls />
      <span className={styles.divider} />
      <ToolButton icon="minus" label={VIEWER_TEXTS.zoomOut} onClick={session.zoomOut} />
      <button type="button" className={styles.fit} aria-label={VIEWER_TEXTS.fitWidth} onClick={fitWidth}>
        {VIEWER_TEXTS.fitShort}
      </button>
      <ToolButton icon="plus" label={VIEWER_TEXTS.zoomIn} onClick={session.zoomIn} />
    </div>
  );
}

/** Below the document on a phone: pages, print and the tools, with the active tool's options above them. */
export function PhoneBottomBar({ isHidden }: { isHidden: boolean }) {
  return (
    <div className={styles.bottom} data-state={isHidden ? 'hidden' : 'shown'}>
      <ToolOptionsPanel placement="strip" />
      <div className={styles.tools}>
        <SidebarButton caption={VIEWER_TEXTS.pagesShort} />
        <AnnotationTools hasCaptions />
        <PrintButton caption={VIEWER_TEXTS.print} />
      </div>
    </div>
  );
}
