import { type ReactNode, type RefObject, useEffect } from 'react';
import { AltTextDialog } from './annotate/AltTextDialog';
import { FindBar } from './chrome/FindBar';
import { PagePill } from './chrome/PagePill';
import { PhoneBottomBar } from './chrome/PhoneBottomBar';
import { PhoneTopBar } from './chrome/PhoneTopBar';
import { Sidebar } from './chrome/Sidebar';
import { StageCover } from './chrome/StageCover';
import { StageNotices } from './chrome/StageNotices';
import { Toolbar } from './chrome/Toolbar';
import { useIsScrolling } from './chrome/useIsScrolling';
import type { ViewerTarget } from './host/viewerAddress';
import { useViewerKeys } from './useViewerKeys';
import styles from './ViewerFrame.module.scss';
import type { Viewer } from './viewerContext';

type ViewerFrameProps = {
  /** Null until the pages' container is there. */
  viewer: Viewer | null;
  target: ViewerTarget;
  isPhone: boolean;
  isDrawer: boolean;
  pages: ReactNode;
  container: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
};

/** Bars, sidebar, pages and what lies over them. */
export function ViewerFrame({ viewer, target, isPhone, isDrawer, pages, container, onRetry }: ViewerFrameProps) {
  const isReady = viewer?.state.phase === 'ready';
  const handleKeyDown = useViewerKeys(viewer, isDrawer);
  const isScrolling = useIsScrolling(container, isPhone && isReady) && viewer?.state.tool === 'none';
  const session = viewer?.session;

  useEffect(() => {
    if (isReady) session?.focusPages();
  }, [isReady, session]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys that bubble up from the parts of the viewer
    <div className={styles.frame} onKeyDown={handleKeyDown}>
      {viewer && (isPhone ? <PhoneTopBar /> : <Toolbar />)}
      <div className={styles.body}>
        {viewer && isReady && viewer.isSidebarOpen && <Sidebar isDrawer={isDrawer} />}
        <div className={styles.stage}>
          {pages}
          {viewer && <StageCover onRetry={onRetry} />}
          {viewer && isReady && viewer.isFindOpen && <FindBar initial={target.find} />}
          {viewer && <StageNotices />}
          {viewer && isReady && isPhone && <PagePill isHidden={isScrolling} />}
        </div>
      </div>
      {viewer && isReady && isPhone && <PhoneBottomBar isHidden={isScrolling} />}
      {viewer?.state.altText && <AltTextDialog request={viewer.state.altText} />}
    </div>
  );
}
