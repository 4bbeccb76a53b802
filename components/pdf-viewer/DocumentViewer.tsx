'use client';

// Needs the browser: draws pages. Comes only when a document is opened, and the library's sheet with it, ours over that.
import { downloadUrl } from '@/lib/browser/downloads';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import './libraryLook.scss';
import { useRef, useState } from 'react';
import { UnsavedQuestion } from './annotate/UnsavedQuestion';
import styles from './DocumentViewer.module.scss';
import type { ViewerDocument } from './host/documentLink';
import type { DocumentOpener } from './host/documentOpener';
import type { ViewerTarget } from './host/viewerAddress';
import { useAddressInStep } from './useAddressInStep';
import { useCloser } from './useCloser';
import { useSession } from './useSession';
import { useViewerPanels } from './useViewerPanels';
import { ViewerFrame } from './ViewerFrame';
import { type Viewer, ViewerContext } from './viewerContext';

type DocumentViewerProps = {
  document: ViewerDocument;
  target: ViewerTarget;
  opener: DocumentOpener;
};

/** The viewer: the library's pages with the site's own bars around them. */
export function DocumentViewer({ document, target, opener }: DocumentViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { session, state } = useSession(container, document.href, target, attempt);
  const panels = useViewerPanels(session, target);
  const { isAsking, setAsking } = useCloser(opener, session, state.isUnsaved);
  useAddressInStep(state, opener.handleMove);

  const download = async () => {
    if (session?.hasAdditions()) await session.save();
    else downloadUrl(document.href);
  };
  const viewer: Viewer | null = session
    ? { document, session, state, root, ...panels, download: () => void download(), requestClose: opener.requestClose }
    : null;

  return (
    <ViewerContext value={viewer}>
      <div ref={root} className={styles.root}>
        <ViewerFrame
          viewer={viewer}
          target={target}
          isPhone={panels.isPhone}
          isDrawer={panels.isDrawer}
          pages={
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll what has the focus
            <div key={attempt} ref={container} className={styles.container} tabIndex={0}>
              <div className="pdfViewer" />
            </div>
          }
          container={container}
          onRetry={() => setAttempt(attempt + 1)}
        />
        {viewer && <UnsavedQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={opener.leave} />}
      </div>
    </ViewerContext>
  );
}
