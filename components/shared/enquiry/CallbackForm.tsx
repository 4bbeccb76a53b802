import { EnquiryControl } from '@/components/shared/enquiry/EnquiryControl';
import { EnquiryErrors, EnquiryForm, SendButton, SentPanel } from '@/components/shared/enquiry/EnquiryForm';
import { CALLBACK_BRIEF_FIELDS, type EnquiryField, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS, type ServiceOption } from '@/lib/enquiry/serviceOptions';
import type { Translate } from '@/lib/words/translate';
import styles from './CallbackForm.module.scss';

/** Fields with a row of their own at any width. */
const WIDE: readonly EnquiryField[] = ['service', 'message'];

type CallbackFormProps = {
  /** Asks only for a name, contact details and a time. */
  isBrief?: boolean;
  services?: readonly ServiceOption[];
  translate: Translate;
};

/** Form to request a call back. */
export function CallbackForm({ isBrief = false, services = SERVICE_OPTIONS, translate }: CallbackFormProps) {
  const fields = isBrief ? CALLBACK_BRIEF_FIELDS : FORM_FIELDS.callback;
  const sent = (
    <SentPanel
      translate={translate}
      form="callback"
      title={translate(FORM_MESSAGES.callbackReceived)}
      again={translate(FORM_MESSAGES.sendAnotherRequest)}
    >
      <p>{translate(FORM_MESSAGES.callbackWhen)}</p>
    </SentPanel>
  );
  return (
    <EnquiryForm
      translate={translate}
      form="callback"
      label={translate('Request a call back')}
      className={styles.form}
      sent={sent}
    >
      <EnquiryErrors
        translate={translate}
        form="callback"
        fields={fields}
        title={translate('Your request was not sent.')}
      />
      <p className="wholeRow small muted">{translate('A phone number or an email address is enough.')}</p>
      {fields.map((field) => (
        <div key={field} className={WIDE.includes(field) ? 'wholeRow' : undefined}>
          <EnquiryControl translate={translate} field={field} form="callback" services={services} rows={2} />
        </div>
      ))}
      <div className="wholeRow">
        <SendButton fullWidth busy={translate(FORM_MESSAGES.sending)}>
          {translate('Request a call back')}
        </SendButton>
      </div>
    </EnquiryForm>
  );
}
