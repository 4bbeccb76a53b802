'use client';
// Client component: pdf.js renders pages in the browser. Loaded on demand with the pdf.js style sheet, which must precede our
// overrides.

import { classNames } from '@/components/ui/classNames';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import './pdfjsOverrides.scss';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { downloadUrl } from '@/lib/browser/downloads';
import type { DocumentOpener, ViewerDocument, ViewerTarget } from '../host/documentOpener';
import { createSession, type Session } from '../session/createSession';
import { INITIAL_STATE, type ViewerState } from '../session/viewerState';
import { UnsavedQuestion } from './AnnotationDialogs';
import styles from './DocumentViewer.module.scss';
import { useViewerLayout, type ViewerLayout } from './useViewerLayout';
import { ViewerFrame } from './ViewerFrame';
import { type Viewer, ViewerContext } from './viewerContext';

const neverChanges = () => () => undefined;

/** Opens the document in the container and closes it on unmount. Every new attempt reopens it. */
function useSession(
  container: RefObject<HTMLDivElement | null>,
  href: string,
  target: ViewerTarget,
  attempt: number,
): { session: Session | undefined; state: ViewerState } {
  const [session, setSession] = useState<Session>();

  // A layout effect, so that the first paint includes the bars.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reopens it at the initial target
  useLayoutEffect(() => {
    if (!container.current) return;
    const opened = createSession(container.current, href, target);
    setSession(opened);
    return () => {
      setSession(undefined);
      void opened.close();
    };
  }, [container, href, attempt]);

  const state = useSyncExternalStore(
    session?.store.subscribe ?? neverChanges,
    session?.store.get ?? (() => INITIAL_STATE),
  );
  return { session, state };
}

/** How long a page must be shown before it is written into the URL, in ms. */
const REACHED_MS = 400;

/** Once the document is open, calls back with every page that the visitor stays on. */
function useReachedPage({ phase, pageNumber }: ViewerState, onReach: (page: number) => void): void {
  useEffect(() => {
    if (phase !== 'ready') return;
    const timer = setTimeout(() => onReach(pageNumber), REACHED_MS);
    return () => clearTimeout(timer);
  }, [phase, pageNumber, onReach]);
}

/**
 * State of the panels, and whether the pages are dark. Initially the sidebar is open unless it is a drawer, and the find bar if the
 * URL has a search text.
 */
function usePanels(session: Session | undefined, target: ViewerTarget, layout: ViewerLayout) {
  const [chosen, setSidebarOpen] = useState<boolean>();
  const isSidebarOpen = chosen ?? layout === 'wide';
  const [isFindOpen, setFindOpen] = useState(Boolean(target.find));
  const [isDim, setDim] = useState(false);

  const openFind = () => setFindOpen(true);
  const closeFind = () => {
    setFindOpen(false);
    session?.endFind();
    session?.focusPages();
  };

  return { isSidebarOpen, setSidebarOpen, isFindOpen, isDim, setDim, openFind, closeFind };
}

type DocumentViewerProps = {
  document: ViewerDocument;
  target: ViewerTarget;
  opener: DocumentOpener;
  /** The picture of the first page that covers the viewer. The pages take over its scroll position. */
  firstPage: RefObject<HTMLElement | null>;
  isCovered: boolean;
  /** Called with the percentage of the document that has loaded, and with undefined once the viewer can be shown. */
  onProgress: (progress: number | undefined) => void;
};

/** Whether the viewer shows nothing yet, or less than the picture of the first page does. */
const isOpening = ({ phase, isPainted, notice }: ViewerState, hasPicture: boolean): boolean =>
  phase === 'loading' || (phase === 'ready' && hasPicture && !isPainted && !notice);

/** The viewer: pages rendered by pdf.js, surrounded by our own bars. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { document, target, opener, firstPage, isCovered, onProgress } = props;
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { session, state } = useSession(container, document.href, target, attempt);
  const layout = useViewerLayout(root);
  const panels = usePanels(session, target, layout);
  useReachedPage(state, opener.handleMove);

  const hasPicture = document.picture !== undefined;
  const progress = isOpening(state, hasPicture) ? state.progress : undefined;
  useLayoutEffect(() => {
    const pages = container.current;
    if (progress === undefined && hasPicture && pages)
      pages.scrollTop = firstPage.current?.scrollTop ?? pages.scrollTop;
    onProgress(progress);
  }, [progress, hasPicture, firstPage, onProgress]);

  const download = () => {
    if (session?.hasAdditions()) void session.save();
    else downloadUrl(document.href);
  };
  const retry = () => setAttempt(attempt + 1);
  const viewer: Viewer | null = session
    ? { document, session, state, opener, find: target.find, root, layout, isCovered, ...panels, download, retry }
    : null;

  return (
    <ViewerContext value={viewer}>
      <div ref={root} className={classNames(styles.root, isCovered && styles.covered)}>
        <ViewerFrame
          viewer={viewer}
          pages={
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the focused element
            <div key={attempt} ref={container} className={`${styles.container} focusInside`} tabIndex={0}>
              <div className="pdfViewer" />
            </div>
          }
        />
        {viewer && <UnsavedQuestion />}
      </div>
    </ViewerContext>
  );
}
