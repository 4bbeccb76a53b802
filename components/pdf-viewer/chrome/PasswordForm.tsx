import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Field } from '@/components/ui/field/Field';
import { OPENING_TEXTS } from '../host/openingTexts';
import styles from '../host/StagePanel.module.scss';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';

/** Asks for the password of a protected document, and again after a wrong one. */
export function PasswordForm() {
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
      <h3 className={styles.title}>{VIEWER_TEXTS.passwordTitle}</h3>
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
        <ButtonLink href={document.href} download variant="outline" icon="download">
          {OPENING_TEXTS.downloadOriginal}
        </ButtonLink>
      </div>
    </form>
  );
}
