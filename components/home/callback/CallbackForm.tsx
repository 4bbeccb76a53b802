'use client';
// Needs the browser: checks the fields, sends them without leaving the page, keeps what was typed.

import { Button } from '@/components/ui/button/Button';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { Select } from '@/components/ui/select/Select';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { focusOnMount, useFormSubmission } from '@/lib/browser/forms/useFormSubmission';
import { CALLBACK_FIELDS, type CallbackField, type FieldError, FORM_ACTION, HIDDEN_FIELDS } from '@/lib/enquiry/fields';
import { callbackValues } from '@/lib/enquiry/formValues';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import styles from './CallbackForm.module.scss';

/** Not part of the page's first script. Where the rules cannot be loaded the endpoint applies them, with the same messages. */
const loadRules = () => import('@/lib/enquiry/validation').catch(() => undefined);

async function validate(data: FormData): Promise<FieldError<CallbackField>[]> {
  const rules = await loadRules();
  return rules?.validateCallback(callbackValues(data)) ?? [];
}

const SUBMISSION = {
  action: FORM_ACTION,
  validate,
  draft: { kind: 'callback', fields: CALLBACK_FIELDS },
} as const;

/** Asks for a call. Says what is wrong, sends, and says that the request has arrived; without script it is a plain post. */
export function CallbackForm() {
  const { ref, phase, attempt, messages, errorOf, handleSubmit } = useFormSubmission(SUBMISSION);

  if (phase === 'sent') {
    return (
      <SuccessPanel ref={focusOnMount} title={FORM_MESSAGES.callbackReceived}>
        <p>{FORM_MESSAGES.callbackWhen}</p>
      </SuccessPanel>
    );
  }
  return (
    <form
      ref={ref}
      className={styles.form}
      action={FORM_ACTION}
      method="post"
      encType="multipart/form-data"
      aria-label="Request a call back"
      onSubmit={handleSubmit}
      onFocus={loadRules}
    >
      {messages.length > 0 && (
        <div className={styles.wide}>
          <ErrorBanner
            key={attempt}
            ref={focusOnMount}
            title="Your request was not sent."
            errors={messages.map(({ field, message }) => ({ message, fieldId: field && `callback-${field}` }))}
          />
        </div>
      )}
      <input type="hidden" name={HIDDEN_FIELDS.form} value="callback" />
      <Honeypot name={HIDDEN_FIELDS.honeypot} />
      <CallbackFields errorOf={errorOf} />
      <div className={styles.wide}>
        <Button type="submit" fullWidth isBusy={phase === 'sending'}>
          {phase === 'sending' ? FORM_MESSAGES.sending : 'Request a call back'}
        </Button>
      </div>
      <p className={styles.note}>
        A phone number or an e-mail address is enough. <a href="/privacy-policy">How we use it</a>
      </p>
    </form>
  );
}

function CallbackFields({ errorOf }: { errorOf: (field: CallbackField) => string | undefined }) {
  const common = (name: CallbackField) => ({ name, id: `callback-${name}`, error: errorOf(name) });
  return (
    <>
      <div className={styles.alone}>
        <Field {...common('name')} label="Name" autoComplete="name" isRequired />
      </div>
      <Field {...common('phone')} label="Phone" type="tel" autoComplete="tel" />
      <Field {...common('email')} label="Email" type="email" autoComplete="email" />
      <div className={styles.alone}>
        <Select
          {...common('service')}
          label="Service"
          options={SERVICE_OPTIONS}
          placeholder="Choose a service"
          isOptionalShown
        />
      </div>
      <div className={styles.wide}>
        <TextArea {...common('message')} label="Message" rows={2} isOptionalShown />
      </div>
    </>
  );
}
