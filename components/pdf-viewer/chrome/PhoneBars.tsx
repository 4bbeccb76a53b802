import { AnnotationTools } from '../annotate/AnnotationTools';
import { ToolOptionsPanel } from '../annotate/ToolOptionsPanel';
import { OPENING_TEXTS } from '../host/openingTexts';
import { ViewerTitle } from '../host/ViewerTitle';
import { MoreMenu } from './MoreMenu';
import styles from './PhoneBars.module.scss';
import { ToolButton } from './ToolButton';
import { DownloadLink, FindButton, SidebarButton } from './ViewerButtons';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Above the document on a phone: close, title, find, download. The title leads to the text where that has a page. */
export function PhoneTopBar() {
  const { document, state, requestClose } = useViewer();

  return (
    <div className={styles.top}>
      <ToolButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
      <div className={styles.title}>
        <ViewerTitle document={document}>
          {document.pageHref && (
            <a href={document.pageHref} className={styles.read}>
              {VIEWER_TEXTS.readAsPage}
            </a>
          )}
        </ViewerTitle>
      </div>
      {state.phase === 'ready' && <FindButton />}
      <DownloadLink />
    </div>
  );
}

/** Below the document on a phone: pages, the tools and the menu, with the active tool's options above them. */
export function PhoneBottomBar({ isHidden }: { isHidden: boolean }) {
  return (
    <div className={styles.bottom} data-state={isHidden ? 'hidden' : 'shown'}>
      <ToolOptionsPanel />
      <div className={styles.tools}>
        <SidebarButton caption={VIEWER_TEXTS.pagesShort} />
        <AnnotationTools hasCaptions />
        <MoreMenu caption={VIEWER_TEXTS.more} />
      </div>
    </div>
  );
}
