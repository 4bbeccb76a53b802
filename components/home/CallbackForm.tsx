'use client';
// Needs the browser: checks the fields, sends them without leaving the page, keeps what was typed.

import { EnquiryControl } from '@/components/behaviours/enquiry/EnquiryControl';
import { SendWhenBack } from '@/components/behaviours/enquiry/SendWhenBack';
import { useFormSubmission } from '@/components/behaviours/enquiry/useFormSubmission';
import { Button } from '@/components/ui/button/Button';
import { ErrorBanner } from '@/components/ui/ErrorBanner';
import { Honeypot } from '@/components/ui/Honeypot';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { focusOnMount } from '@/lib/browser/focusOnMount';
import { type EnquiryField, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_ACTION, HIDDEN_FIELDS } from '@/lib/enquiry/forms';
import { FORM_MESSAGES, OFFLINE_MESSAGE, referenceMessage } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { ENGLISH } from '@/lib/words/say';
import styles from './CallbackForm.module.scss';

/** Asks for a call. Names the errors, sends, and says that the request has arrived; without script it is a plain post. */
export function CallbackForm() {
  const submission = useFormSubmission('callback', ENGLISH);
  const { ref, phase, attempt, reference, messages, refusals, errorOf, handleSubmit, startAgain } = submission;

  if (phase === 'sent') {
    return (
      <SuccessPanel
        ref={focusOnMount}
        title={FORM_MESSAGES.callbackReceived}
        actions={
          <Button variant="outline" onClick={startAgain}>
            {FORM_MESSAGES.sendAnotherRequest}
          </Button>
        }
      >
        <p>{FORM_MESSAGES.callbackWhen}</p>
        {reference && <p>{referenceMessage(reference, ENGLISH)}</p>}
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
    >
      {messages.length > 0 && (
        <div className={styles.wide}>
          <ErrorBanner key={attempt} ref={focusOnMount} title="Your request was not sent." errors={messages} />
          {refusals.includes(OFFLINE_MESSAGE) && <SendWhenBack />}
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
      <p className={styles.note}>A phone number or an e-mail is enough.</p>
    </form>
  );
}

/** Fields that stand in a row of their own: on phones, and in any window. */
const PLACES: Partial<Record<EnquiryField, string>> = {
  name: styles.alone,
  service: styles.alone,
  message: styles.wide,
};

function CallbackFields({ errorOf }: { errorOf: (field: EnquiryField) => string | undefined }) {
  return FORM_FIELDS.callback.map((field) => (
    <div key={field} className={PLACES[field]}>
      <EnquiryControl field={field} form="callback" services={SERVICE_OPTIONS} rows={2} error={errorOf(field)} />
    </div>
  ));
}
