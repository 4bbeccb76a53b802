import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import barStyles from '../host/DocumentBar.module.scss';
import { DocumentBar, ViewerTitle } from '../host/StagePanels';
import { AltTextDialog } from './AnnotationDialogs';
import { FindBar } from './FindBar';
import { MoreMenu } from './MoreMenu';
import { barsState, PageControls, PagePill } from './PageControls';
import phoneBarsStyles from './PhoneBars.module.scss';
import { Sidebar } from './Sidebar';
import { StageCover, StageNotices } from './StageCover';
import { ToolButton, ViewerIcon } from './ToolButton';
import toolbarStyles from './Toolbar.module.scss';
import { AnnotationTools, ToolOptionsPanel } from './ToolOptionsPanel';
import styles from './ViewerFrame.module.scss';
import { useViewer, type Viewer } from './viewerContext';
import { useViewerKeys } from './viewerKeys';
import { ZoomControls } from './ZoomControls';

function FindButton() {
  const { isFindOpen, openFind, closeFind } = useViewer();
  const toggle = isFindOpen ? closeFind : openFind;
  return <ToolButton icon="search" label="Find in document" aria-expanded={isFindOpen} onClick={toggle} />;
}

function SidebarButton({ caption }: { caption?: string }) {
  const { isSidebarOpen, setSidebarOpen } = useViewer();
  return (
    <ToolButton
      icon="sidebar"
      label="Pages and contents"
      caption={caption}
      aria-expanded={isSidebarOpen}
      onClick={() => setSidebarOpen(!isSidebarOpen)}
    />
  );
}

/** Downloads the file, including the visitor's annotations. Renders nothing if the file is missing. */
function ViewerDownload() {
  const { document, session, state, download } = useViewer();
  const label = state.isSaving ? 'Saving...' : 'Download';

  const handleClick = (event: MouseEvent) => {
    if (!session.hasAdditions()) return;
    event.preventDefault();
    download();
  };

  if (state.failure === 'missing') return null;
  return (
    <a
      {...buttonAttributes({ variant: 'accent', size: 'small' })}
      href={document.href}
      download
      title={label}
      aria-label={label}
      onClick={handleClick}
    >
      <ViewerIcon name="download" />
      <span className={barStyles.label}>{label}</span>
    </a>
  );
}

/** The dark toolbar above the document, always a single row. Whatever does not fit is in the menu or the floating pill. */
function Toolbar() {
  const { document, layout, session, opener } = useViewer();
  const isWide = layout === 'wide';

  return (
    <section className={toolbarStyles.toolbar} aria-label="Document">
      <div className={toolbarStyles.title}>
        <ViewerTitle document={document} />
      </div>
      <div className={toolbarStyles.group}>
        <SidebarButton />
        <FindButton />
      </div>
      {isWide && (
        <>
          <div className={toolbarStyles.group}>
            <PageControls />
          </div>
          <div className={toolbarStyles.group}>
            <ZoomControls />
          </div>
        </>
      )}
      <div className={toolbarStyles.group}>
        <AnnotationTools />
      </div>
      <div className={toolbarStyles.ends}>
        {isWide && <ToolButton icon="print" label="Print" onClick={() => void session.print()} />}
        <MoreMenu />
        <ViewerDownload />
        <ToolButton icon="close" label="Close viewer" onClick={opener.requestClose} />
      </div>
    </section>
  );
}

/** The top bar on phones, and on every screen while the document needs a password or cannot be shown. */
function TopBar() {
  const { document, state, opener } = useViewer();
  return (
    <DocumentBar document={document} onClose={opener.requestClose} download={<ViewerDownload />}>
      {state.phase === 'ready' && <FindButton />}
    </DocumentBar>
  );
}

/** The bottom bar on phones: pages, tools and the menu, with the active tool's options above. */
function PhoneBottomBar() {
  const { state } = useViewer();

  return (
    <div className={phoneBarsStyles.bottom} data-state={barsState(state)}>
      <ToolOptionsPanel />
      <div className={phoneBarsStyles.tools}>
        <SidebarButton caption="Pages" />
        <AnnotationTools hasCaptions />
        <MoreMenu caption="More" />
      </div>
    </div>
  );
}

type ViewerFrameProps = {
  /** Null until the pages' container has mounted. */
  viewer: Viewer | null;
  pages: ReactNode;
};

/** Lays out the bars, the sidebar, the pages and everything that covers them. */
export function ViewerFrame({ viewer, pages }: ViewerFrameProps) {
  const isReady = viewer?.state.phase === 'ready';
  const layout = viewer?.layout;
  const isPhone = layout === 'phone';
  const handleKeyDown = useViewerKeys(viewer);
  const session = viewer?.session;

  const isShown = isReady && !viewer.isCovered;

  useEffect(() => {
    if (isShown) session?.focusPages();
  }, [isShown, session]);

  // When a panel with the focus closes, the focus falls back to the body.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panels close when the tool or the sidebar changes
  useEffect(() => {
    if (isShown && document.activeElement === document.body) session?.focusPages();
  }, [viewer?.state.tool, viewer?.isSidebarOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from all parts of the viewer
    <div
      className={styles.frame}
      data-layout={layout}
      data-state={viewer?.isDim ? 'dim' : undefined}
      onKeyDown={handleKeyDown}
    >
      {viewer && (isReady && !isPhone ? <Toolbar /> : <TopBar />)}
      <div className={styles.body}>
        {viewer && isReady && viewer.isSidebarOpen && <Sidebar isDrawer={layout !== 'wide'} />}
        <div className={styles.main}>
          {viewer && isReady && (
            <div className={styles.strip}>
              {viewer.isFindOpen && <FindBar />}
              {!isPhone && <ToolOptionsPanel />}
            </div>
          )}
          <div className={styles.stage} data-state={viewer?.state.phase}>
            {pages}
            {viewer && <StageCover />}
            {viewer && <StageNotices />}
            {viewer && isReady && layout !== 'wide' && <PagePill />}
          </div>
        </div>
      </div>
      {viewer && isReady && isPhone && <PhoneBottomBar />}
      {viewer?.state.altText && <AltTextDialog request={viewer.state.altText} />}
    </div>
  );
}
