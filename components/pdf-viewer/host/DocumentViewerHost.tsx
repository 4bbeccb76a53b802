'use client';
// Client component: opens linked documents, or the one in the URL, in a modal dialog whose code it loads on demand.

import { useEffect, useRef, useState } from 'react';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { useModalDialog } from '@/components/ui/useModalDialog';
import barStyles from './DocumentBar.module.scss';
import { DocumentOpener, type OpenedDocument, type ViewerDocument } from './documentOpener';
import { fetchCodeWhenIdle, fetchDocument, mayFetchAhead } from './fetchViewer';
import { DocumentBar, FailurePanel, type FailureText, FileLink, FirstPage, OFFLINE } from './StagePanels';
import styles from './ViewerDialog.module.scss';

type ViewerCode = { Viewer?: typeof import('../chrome/DocumentViewer').DocumentViewer; failure?: FailureText };

/** Cached once loaded, so that later documents open without waiting. */
let loaded: ViewerCode = {};

/** Loads the viewer's code. `retry` tries again after a failure. */
function useViewerCode(document: ViewerDocument) {
  const [code, setCode] = useState(loaded);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    let isCurrent = true;
    fetchDocument(document)
      .then(() => import('../chrome/DocumentViewer'))
      .then(
        ({ DocumentViewer }) => {
          loaded = { Viewer: DocumentViewer };
          if (isCurrent) setCode(loaded);
        },
        () => isCurrent && setCode({ failure: navigator.onLine ? UNLOADED : OFFLINE }),
      );
    return () => {
      isCurrent = false;
    };
  }, [attempt, document]);

  const retry = () => {
    setCode({});
    setAttempt(attempt + 1);
  };

  return { ...code, retry };
}

/** The viewer's code no longer exists, for example after a deploy. Retrying would request the same files. */
const UNLOADED: FailureText = {
  title: 'The viewer could not be loaded',
  text: 'The website may have changed since you opened this page. Load the page again, or download the file.',
};

const RELOAD = { onRetry: () => window.location.reload(), retryText: 'Load the page again' };

type ViewerDialogProps = { opened: OpenedDocument; opener: DocumentOpener };

/**
 * The modal dialog around the viewer. On opening, it shows a bar and a picture of the first page. Both are removed once the viewer,
 * which loads behind them, shows that page or a message of its own.
 */
export function ViewerDialog({ opened, opener }: ViewerDialogProps) {
  const { document, target } = opened;
  const { requestClose } = opener;
  const modal = useModalDialog(true, requestClose, opened.opener);
  const { Viewer, failure, retry } = useViewerCode(document);
  const firstPage = useRef<HTMLDivElement>(null);
  /** Percentage of the document that has loaded; undefined once the viewer shows it. */
  const [progress, setProgress] = useState<number | undefined>(0);
  const isCovered = progress !== undefined;

  // Lets keys scroll the page. Runs after the dialog has opened, which focuses its first control.
  useEffect(() => firstPage.current?.focus(), []);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={`Document: ${document.title}`}>
      <div className={styles.panel}>
        {Viewer && <Viewer {...{ document, target, opener, firstPage, isCovered }} onProgress={setProgress} />}
        {isCovered && (
          <div className={styles.opening}>
            <DocumentBar
              document={document}
              onClose={requestClose}
              download={
                <a {...buttonAttributes({ variant: 'accent', size: 'small' })} href={document.href} download>
                  <SvgIcon path={CLIENT_ICON_PATHS.download} />
                  <span className={barStyles.label}>Download</span>
                </a>
              }
            />
            <div className={styles.stage}>
              {failure ? (
                <FailurePanel {...failure} {...(failure === UNLOADED ? RELOAD : { onRetry: retry })}>
                  <FileLink href={document.href} />
                </FailurePanel>
              ) : (
                <FirstPage ref={firstPage} picture={document.picture} progress={progress} />
              )}
            </div>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Prefetches the document of a link that is about to be clicked. */
const fetchEarly = (document: ViewerDocument) => {
  if (mayFetchAhead()) void fetchDocument(document);
};

/**
 * Opens a page's PDFs in the viewer. Mount it once on any page whose links have viewerLinkProps. The dialog is part of the page's
 * own script; the viewer's code is fetched when a link is about to be clicked or the page is idle, and runs only on click.
 */
export function DocumentViewerHost() {
  const [opened, setOpened] = useState<OpenedDocument>();
  const [opener] = useState(() => new DocumentOpener(setOpened, fetchEarly));

  useEffect(() => opener.start(), [opener]);
  useEffect(fetchCodeWhenIdle, []);

  return opened ? <ViewerDialog key={opened.key} opened={opened} opener={opener} /> : null;
}
