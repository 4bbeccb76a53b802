import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Field } from '@/components/ui/field/Field';
import styles from '../host/StagePanel.module.scss';
import { FailurePanel, type FailureText, FileLink, OFFLINE } from '../host/StagePanels';
import type { Failure, Notice } from '../session/viewerState';
import stageNoticesStyles from './StageNotices.module.scss';
import { useViewer } from './viewerContext';

/** What went wrong, and what the visitor can do. */
export const NOTICES: Readonly<Record<Notice, string>> = {
  saveFailed: 'The annotations could not be saved in the file. Try again, or print the document.',
  signsLost:
    'Some text has characters, such as Chinese or Arabic letters, that most programs cannot show in a saved file. Print it to a file instead, or press Download again.',
  notKept: 'This app may not be able to save files. Open the document in your browser and try again there.',
  printFailed: 'The document could not be prepared for printing. Download it and print it from there.',
  pageFailed: 'A page could not be loaded. Check your connection and open the document again.',
  attachmentFailed:
    'The attached file could not be extracted from the document. Download the document and open it there.',
};

/** Notices over the open document: printing progress and errors. */
export function StageNotices() {
  const { session, state } = useViewer();

  return (
    <div className={stageNoticesStyles.notices}>
      {state.printing !== undefined && (
        <div className={`${stageNoticesStyles.notice} small strong`}>
          <p role="status">{`Preparing page ${state.printing} of ${state.pageCount} for printing`}</p>
          <Button size="small" variant="quiet" onClick={session.stopPrinting}>
            Cancel
          </Button>
        </div>
      )}
      {state.notice && (
        <p className={`${stageNoticesStyles.notice} small strong`} role="alert" data-kind="error">
          {NOTICES[state.notice]}
        </p>
      )}
    </div>
  );
}

const FAILURE_TEXTS: Record<Failure, FailureText> = {
  offline: OFFLINE,
  failed: {
    title: 'The document could not be opened',
    text: 'Something went wrong while opening the document. Try again, or download the file.',
  },
  missing: {
    title: 'Document not found',
    text: 'The file is no longer at this address. Contact us and we will send it to you.',
  },
  damaged: {
    title: 'The file cannot be read',
    text: 'The file is damaged or is not a PDF. Download it to try it in another program.',
  },
  xfa: {
    title: 'This form needs another program',
    text: 'It is a dynamic form (XFA), which this viewer cannot show. Download it and open it with Adobe Acrobat Reader on a computer.',
  },
};

/** Where to find a document whose file is missing: ask the firm, or read its text on its page. */
function OtherSources() {
  const { document } = useViewer();
  return (
    <>
      <ButtonLink href="/contact">Contact us</ButtonLink>
      {document.pageHref && (
        <ButtonLink href={document.pageHref} variant="outline">
          Read as a web page
        </ButtonLink>
      )}
    </>
  );
}

/** Explains why the document cannot be shown, and links to the file or, if it is missing, to alternatives. */
function DocumentFailure({ failure }: { failure: Failure }) {
  const { document, retry } = useViewer();
  const canRetry = failure === 'offline' || failure === 'failed';
  return (
    <FailurePanel {...FAILURE_TEXTS[failure]} onRetry={canRetry ? retry : undefined}>
      {failure === 'missing' ? <OtherSources /> : <FileLink href={document.href} />}
    </FailurePanel>
  );
}

/** Asks for the password of a protected document, again if it was wrong. */
function PasswordForm() {
  const { document, session, state } = useViewer();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = state.isPasswordWrong ? 'That password is wrong. Check it and try again.' : undefined;

  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    setMissing(!password);
    if (password) session.submitPassword(password);
    else field.current?.focus();
  };

  return (
    <form className={styles.panel} onSubmit={handleSubmit} noValidate>
      <h3>This document is protected</h3>
      <p>Enter its password to open it.</p>
      <Field
        ref={field}
        label="Password"
        name="document-password"
        type="password"
        autoComplete="off"
        isRequired
        error={isMissing ? 'Enter the password' : wrong}
      />
      <div className={styles.actions}>
        <Button type="submit">Open document</Button>
        <FileLink href={document.href} />
      </div>
    </form>
  );
}

/** Covers the pages if they cannot be shown: asks for the password or explains the failure. Takes the focus once it is visible. */
export function StageCover() {
  const { state, isCovered } = useViewer();
  if (isCovered) return null;
  if (state.phase === 'password') return <PasswordForm />;
  return state.phase === 'failed' && <DocumentFailure failure={state.failure ?? 'failed'} />;
}
