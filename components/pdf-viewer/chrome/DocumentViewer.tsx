'use client';
// Needs the browser: draws pages. Loaded on demand together with the style sheet of pdf.js; our overrides follow it.

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

/** Opens the document in the container, again at each attempt, and closes it on unmounting. */
function useSession(
  container: RefObject<HTMLDivElement | null>,
  href: string,
  target: ViewerTarget,
  attempt: number,
): { session: Session | undefined; state: ViewerState } {
  const [session, setSession] = useState<Session>();

  // A layout effect, so that the bars are in the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again, at the initial target
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

/** A page is written into the URL when it has been shown this long, in ms. */
const REACHED_MS = 400;

/** Calls back with each page that the visitor stays on, once the document is open. */
function useReachedPage({ phase, pageNumber }: ViewerState, onReach: (page: number) => void): void {
  useEffect(() => {
    if (phase !== 'ready') return;
    const timer = setTimeout(() => onReach(pageNumber), REACHED_MS);
    return () => clearTimeout(timer);
  }, [phase, pageNumber, onReach]);
}

/**
 * Which panels are open: at first the sidebar if it is not a drawer, and the find bar if the URL has a text to find;
 * and whether the pages are dark.
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

export type DocumentViewerProps = {
  document: ViewerDocument;
  target: ViewerTarget;
  opener: DocumentOpener;
  /** The picture of the first page that covers the viewer, whose place the pages take over. */
  firstPage: RefObject<HTMLElement | null>;
  isCovered: boolean;
  /** Called with the share of the document that has come, in per cent; with undefined when the viewer can be seen. */
  onProgress: (progress: number | undefined) => void;
};

/** Whether there is nothing to see yet, or less than on the picture of the first page. */
const isOpening = ({ phase, isPainted, notice }: ViewerState, hasPicture: boolean): boolean =>
  phase === 'loading' || (phase === 'ready' && hasPicture && !isPainted && !notice);

/** The viewer: pages by pdf.js, with the site's own bars around them. */
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
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the element that has the focus
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
