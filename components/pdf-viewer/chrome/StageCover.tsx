import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Field } from '@/components/ui/field/Field';
import { type FailureText, OPENING_TEXTS } from '../host/openingTexts';
import styles from '../host/StagePanel.module.scss';
import { FailurePanel, FileLink, LoadingSheet } from '../host/StagePanels';
import type { Failure } from '../session/viewerState';
import stageNoticesStyles from './StageNotices.module.scss';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Notices over the open document: progress of printing, and what went wrong. */
export function StageNotices() {
  const { session, state } = useViewer();

  return (
    <div className={stageNoticesStyles.notices}>
      {state.printing !== undefined && (
        <div className={stageNoticesStyles.notice}>
          <p role="status">{VIEWER_TEXTS.printing(state.printing, state.pageCount)}</p>
          <Button size="small" variant="quiet" onClick={session.stopPrinting}>
            {VIEWER_TEXTS.cancel}
          </Button>
        </div>
      )}
      {state.notice && (
        <p className={stageNoticesStyles.notice} role="alert" data-kind="error">
          {VIEWER_TEXTS[state.notice]}
        </p>
      )}
    </div>
  );
}

const FAILURE_TEXTS: Record<Failure, FailureText> = {
  ...OPENING_TEXTS.failures,
  missing: {
    title: 'Document not found',
    text: 'The file is no longer at its address. Contact us and we will send it to you.',
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

/** Where to get a document whose file is missing: from the firm, and its text from its page. */
function OtherSources() {
  const { document } = useViewer();
  return (
    <>
      <ButtonLink href="/contact">Contact us</ButtonLink>
      {document.pageHref && (
        <ButtonLink href={document.pageHref} variant="outline">
          {VIEWER_TEXTS.readAsPage}
        </ButtonLink>
      )}
    </>
  );
}

type DocumentFailureProps = { failure: Failure; onRetry: () => void };

/** Says why the document is not shown, and offers the file itself, or what helps where that is missing. */
function DocumentFailure({ failure, onRetry }: DocumentFailureProps) {
  const { document } = useViewer();
  const canRetry = failure === 'offline' || failure === 'failed';
  return (
    <FailurePanel failure={FAILURE_TEXTS[failure]} onRetry={canRetry ? onRetry : undefined}>
      {failure === 'missing' ? <OtherSources /> : <FileLink href={document.href} />}
    </FailurePanel>
  );
}

/** Asks for the password of a protected document, and again after a wrong one. */
function PasswordForm() {
  const { document, session, state } = useViewer();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = state.isPasswordWrong ? VIEWER_TEXTS.passwordWrong : undefined;

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
      <h3>{VIEWER_TEXTS.passwordTitle}</h3>
      <p>{VIEWER_TEXTS.passwordText}</p>
      <Field
        ref={field}
        label={VIEWER_TEXTS.passwordLabel}
        name="document-password"
        type="password"
        autoComplete="off"
        isRequired
        error={isMissing ? VIEWER_TEXTS.passwordMissing : wrong}
      />
      <div className={styles.actions}>
        <Button type="submit">{VIEWER_TEXTS.passwordOpen}</Button>
        <FileLink href={document.href} />
      </div>
    </form>
  );
}

/** Covers the stage until the pages can be shown, or if they cannot: loading, the password, failures. */
export function StageCover({ onRetry }: { onRetry: () => void }) {
  const { state } = useViewer();
  const progress = state.progress > 0 ? VIEWER_TEXTS.opening(state.progress) : undefined;

  switch (state.phase) {
    case 'loading':
      return <LoadingSheet progress={progress} />;
    case 'password':
      return <PasswordForm />;
    case 'failed':
      return <DocumentFailure failure={state.failure ?? 'failed'} onRetry={onRetry} />;
    case 'ready':
      return null;
  }
}
