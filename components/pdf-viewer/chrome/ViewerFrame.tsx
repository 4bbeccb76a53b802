import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { AltTextDialog } from '../annotate/AltTextDialog';
import { ToolOptionsPanel } from '../annotate/ToolOptionsPanel';
import { Sidebar } from '../sidebar/Sidebar';
import { FindBar } from './FindBar';
import { PagePill } from './PagePill';
import { PhoneBottomBar, PhoneTopBar } from './PhoneBars';
import { StageCover } from './StageCover';
import { StageNotices } from './StageNotices';
import { Toolbar } from './Toolbar';
import styles from './ViewerFrame.module.scss';
import type { Viewer } from './viewerContext';
import { useViewerKeys } from './viewerKeys';

/** Scrolling counts as over after this pause, in ms. */
const SCROLL_END_MS = 400;

/** True while the element scrolls, if `isEnabled`. */
function useIsScrolling(ref: RefObject<Element | null>, isEnabled: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!isEnabled || !element) return;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), SCROLL_END_MS);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [ref, isEnabled]);

  return isScrolling;
}

type ViewerFrameProps = {
  /** Null until the pages' container is mounted. */
  viewer: Viewer | null;
  /** Text that the URL asks to find. */
  find: string | undefined;
  pages: ReactNode;
  container: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
};

/** Bars, sidebar, pages and what lies over them. */
export function ViewerFrame({ viewer, find, pages, container, onRetry }: ViewerFrameProps) {
  const isReady = viewer?.state.phase === 'ready';
  const layout = viewer?.layout;
  const isPhone = layout === 'phone';
  const handleKeyDown = useViewerKeys(viewer);
  const isScrolling = useIsScrolling(container, layout !== 'wide' && isReady) && viewer?.state.tool === 'none';
  const session = viewer?.session;

  useEffect(() => {
    if (isReady) session?.focusPages();
  }, [isReady, session]);

  // The focus that was in a panel is lost to the page when the panel closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options go with the tool, the drawer with its closing
  useEffect(() => {
    if (isReady && document.activeElement === document.body) session?.focusPages();
  }, [viewer?.state.tool, viewer?.isSidebarOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the parts of the viewer
    <div className={styles.frame} data-layout={layout} data-dim={viewer?.isDim || undefined} onKeyDown={handleKeyDown}>
      {viewer && (isPhone ? <PhoneTopBar /> : <Toolbar />)}
      <div className={styles.body}>
        {viewer && isReady && viewer.isSidebarOpen && <Sidebar isDrawer={layout !== 'wide'} />}
        <div className={styles.main}>
          {viewer && isReady && (
            <div className={styles.strip}>
              {viewer.isFindOpen && <FindBar initial={find} />}
              {!isPhone && <ToolOptionsPanel />}
            </div>
          )}
          <div className={styles.stage} data-phase={viewer?.state.phase}>
            {pages}
            {viewer && <StageCover onRetry={onRetry} />}
            {viewer && <StageNotices />}
            {viewer && isReady && layout !== 'wide' && <PagePill isHidden={isScrolling} />}
          </div>
        </div>
      </div>
      {viewer && isReady && isPhone && <PhoneBottomBar isHidden={isScrolling} />}
      {viewer?.state.altText && <AltTextDialog request={viewer.state.altText} />}
    </div>
  );
}
