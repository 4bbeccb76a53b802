import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import styles from '../host/StagePanel.module.scss';
import { FileLink, LoadingSheet } from '../host/StagePanels';
import { DocumentFailure } from './DocumentFailure';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

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
