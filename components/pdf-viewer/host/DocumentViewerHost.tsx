'use client';
// Needs the browser: opens links to documents, and what the URL asks for, in a modal dialog whose code it fetches.

import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { IconButton } from '@/components/ui/button/IconButton';
import { useModalDialog } from '@/components/ui/useModalDialog';
import { pdfAssets } from '../session/assetPaths';
import { DocumentOpener, type OpenedDocument } from './documentOpener';
import { FailurePanel, type FailureText, FileLink, LoadingSheet, OFFLINE, ViewerTitle } from './StagePanels';
import styles from './ViewerDialog.module.scss';

type ViewerCode = { Viewer?: typeof import('../chrome/DocumentViewer').DocumentViewer; failure?: FailureText };

/** The viewer once it has loaded: another opening need not wait. */
let loaded: ViewerCode = {};

/**
 * Asks for the code of the viewer. After a press also for the worker, which weighs more and which that code would ask for last; on
 * arrival it would take the line from the page itself.
 */
async function loadViewer(isPressed: boolean): Promise<ViewerCode> {
  if (isPressed) preload(pdfAssets(process.env.PDFJS_VERSION ?? '').worker, { as: 'fetch', crossOrigin: 'anonymous' });
  const { DocumentViewer } = await import('../chrome/DocumentViewer');
  loaded = { Viewer: DocumentViewer };
  return loaded;
}

/** Loads the viewer, and again after a failure when `retry` is called. */
function useViewerCode(isPressed: boolean) {
  const [code, setCode] = useState(loaded);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let isCurrent = true;
    loadViewer(isPressed).then(
      (viewer) => isCurrent && setCode(viewer),
      () => isCurrent && setCode({ failure: navigator.onLine ? UNLOADED : OFFLINE }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isPressed]);

  const retry = () => {
    setCode({});
    setAttempt(attempt + 1);
  };

  return { ...code, retry };
}

/** The code of the viewer is gone, as after a deploy: another attempt would ask for the same files. */
const UNLOADED: FailureText = {
  title: 'The viewer could not be loaded',
  text: 'The website may have changed since you opened this page. Load the page again, or download the file.',
};

const RELOAD = { onRetry: () => window.location.reload(), retryText: 'Load the page again' };

type ViewerDialogProps = { opened: OpenedDocument; opener: DocumentOpener };

/** The modal around the viewer: open from the click on, with a bar and a blank page until the viewer has loaded. */
export function ViewerDialog({ opened, opener }: ViewerDialogProps) {
  const { document, target, isPressed } = opened;
  const { requestClose } = opener;
  const modal = useModalDialog(true, requestClose, opened.opener);
  const { Viewer, failure, retry } = useViewerCode(isPressed);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={`Document: ${document.title}`}>
      <div className={styles.panel}>
        {Viewer ? (
          <Viewer document={document} target={target} opener={opener} />
        ) : (
          <div className={styles.opening}>
            <div className={styles.bar}>
              <ViewerTitle document={document} />
              <IconButton icon="close" label="Close viewer" onClick={requestClose} />
            </div>
            <div className={styles.stage}>
              {failure ? (
                <FailurePanel {...failure} {...(failure === UNLOADED ? RELOAD : { onRetry: retry })}>
                  <FileLink href={document.href} />
                </FailurePanel>
              ) : (
                <LoadingSheet />
              )}
            </div>
          </div>
        )}
      </div>
    </dialog>
  );
}

/**
 * Opens the PDFs of a page in the viewer: mount it once on a page whose links carry viewerLinkProps. The viewer itself
 * is loaded at the first opening; the dialog ships with the page, so that it can say if that fails.
 */
export function DocumentViewerHost() {
  const [opened, setOpened] = useState<OpenedDocument>();
  const [opener] = useState(() => new DocumentOpener(setOpened));

  useEffect(() => opener.start(), [opener]);

  return opened ? <ViewerDialog key={opened.key} opened={opened} opener={opener} /> : null;
}
