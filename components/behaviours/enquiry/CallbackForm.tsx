import { useSay } from '#words';
import { EnquiryControl } from '@/components/behaviours/enquiry/EnquiryControl';
import { EnquiryErrors, EnquiryForm, SendButton, SentPanel } from '@/components/behaviours/enquiry/EnquiryForm';
import { CALLBACK_BRIEF_FIELDS, type EnquiryField, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS, type ServiceOption } from '@/lib/enquiry/serviceOptions';
import styles from './CallbackForm.module.scss';

/** Fields that stand in a row of their own: on phones, and in any window. */
const PLACES: Partial<Record<EnquiryField, string>> = {
  name: styles.alone,
  time: styles.alone,
  service: styles.wide,
  message: styles.wide,
};

type CallbackFormProps = {
  /** Only who asks, how to reach them and when. */
  isBrief?: boolean;
  services?: readonly ServiceOption[];
};

/** Asks for a call. */
export function CallbackForm({ isBrief = false, services = SERVICE_OPTIONS }: CallbackFormProps) {
  const say = useSay();
  const fields = isBrief ? CALLBACK_BRIEF_FIELDS : FORM_FIELDS.callback;
  const sent = (
    <SentPanel
      form="callback"
      title={say(FORM_MESSAGES.callbackReceived)}
      again={say(FORM_MESSAGES.sendAnotherRequest)}
    >
      <p>{say(FORM_MESSAGES.callbackWhen)}</p>
    </SentPanel>
  );
  return (
    <EnquiryForm form="callback" label={say('Request a call back')} className={styles.form} sent={sent}>
      <EnquiryErrors form="callback" fields={fields} title={say('Your request was not sent.')} />
      {fields.map((field) => (
        <div key={field} className={PLACES[field]}>
          <EnquiryControl field={field} form="callback" services={services} rows={2} />
        </div>
      ))}
      <div className={styles.wide}>
        <SendButton fullWidth busy={say(FORM_MESSAGES.sending)}>
          {say('Request a call back')}
        </SendButton>
      </div>
      <p className={`wholeRow small muted`}>{say('A phone number or an e-mail is enough.')}</p>
    </EnquiryForm>
  );
}
