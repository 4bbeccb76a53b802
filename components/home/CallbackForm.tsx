import { EnquiryControl } from '@/components/behaviours/enquiry/EnquiryControl';
import { EnquiryErrors, EnquiryForm, SendButton, SentPanel } from '@/components/behaviours/enquiry/EnquiryForm';
import { type EnquiryField, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import styles from './CallbackForm.module.scss';

/** Fields that stand in a row of their own: on phones, and in any window. */
const PLACES: Partial<Record<EnquiryField, string>> = {
  name: styles.alone,
  service: styles.alone,
  message: styles.wide,
};

/** Asks for a call. */
export function CallbackForm() {
  const sent = (
    <SentPanel title={FORM_MESSAGES.callbackReceived} again={FORM_MESSAGES.sendAnotherRequest}>
      <p>{FORM_MESSAGES.callbackWhen}</p>
    </SentPanel>
  );
  return (
    <EnquiryForm form="callback" label="Request a call back" className={styles.form} sent={sent}>
      <EnquiryErrors form="callback" title="Your request was not sent." />
      {FORM_FIELDS.callback.map((field) => (
        <div key={field} className={PLACES[field]}>
          <EnquiryControl field={field} form="callback" services={SERVICE_OPTIONS} rows={2} />
        </div>
      ))}
      <div className={styles.wide}>
        <SendButton fullWidth busy={FORM_MESSAGES.sending}>
          Request a call back
        </SendButton>
      </div>
      <p className={styles.note}>A phone number or an e-mail is enough.</p>
    </EnquiryForm>
  );
}
