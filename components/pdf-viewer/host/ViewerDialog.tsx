'use client';
// Needs the browser: a modal dialog, opened by script, and code that is fetched for it.

import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { IconButton } from '@/components/ui/button/IconButton';
import { useModalDialog } from '@/components/ui/useModalDialog';
import { pdfAssets } from '../session/assetPaths';
import type { DocumentOpener, OpenedDocument } from './documentOpener';
import { type FailureText, OPENING_TEXTS } from './openingTexts';
import { FailurePanel, FileLink, LoadingSheet } from './StagePanels';
import styles from './ViewerDialog.module.scss';
import { ViewerTitle } from './ViewerTitle';

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
      () =>
        isCurrent && setCode({ failure: navigator.onLine ? OPENING_TEXTS.unloaded : OPENING_TEXTS.failures.offline }),
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

const RELOAD = { onRetry: () => window.location.reload(), retryText: OPENING_TEXTS.reload };

type ViewerDialogProps = { opened: OpenedDocument; opener: DocumentOpener };

/** The modal around the viewer: open from the click on, with a bar and a blank page until the viewer has loaded. */
export function ViewerDialog({ opened, opener }: ViewerDialogProps) {
  const { document, target, isPressed } = opened;
  const { requestClose } = opener;
  const modal = useModalDialog(true, requestClose, opened.opener);
  const { Viewer, failure, retry } = useViewerCode(isPressed);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={OPENING_TEXTS.dialog(document.title)}>
      <div className={styles.panel}>
        {Viewer ? (
          <Viewer document={document} target={target} opener={opener} />
        ) : (
          <div className={styles.opening}>
            <div className={styles.bar}>
              <ViewerTitle document={document} />
              <IconButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
            </div>
            <div className={styles.stage}>
              {failure ? (
                <FailurePanel failure={failure} {...(failure === OPENING_TEXTS.unloaded ? RELOAD : { onRetry: retry })}>
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
