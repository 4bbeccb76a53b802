'use client';

// Needs the browser: checks the fields, sends without leaving the page, keeps what was typed.
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { useSentForm } from '@/lib/browser/enquiry/useSentForm';
import { validateContact } from '@/lib/enquiry/contactRules';
import { CONTACT_FIELDS, FORM_ACTION } from '@/lib/enquiry/fields';
import { contactValues } from '@/lib/enquiry/formValues';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { ContactFields } from './ContactFields';
import styles from './ContactForm.module.scss';
import { HiddenFields } from './HiddenFields';
import { OtherWays, type Reach } from './OtherWays';
import { useServiceOfAddress } from './useServiceOfAddress';

type ContactFormProps = {
  services: readonly ServiceOption[];
  /** Other ways to reach the firm, shown when the form cannot be sent. */
  reach: Reach;
  /** When one may expect an answer. */
  promise: string;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

const validate = (data: FormData) => validateContact(contactValues(data));

/** The enquiry form: editing, sending, sent; a banner lists what is wrong, and nothing typed is lost. */
export function ContactForm({ services, reach, promise }: ContactFormProps) {
  // Before the address chooses a service: what the visitor chose comes first.
  const { ref, phase, attempt, messages, refusals, errorOf, forget, handleSubmit, startAgain } = useSentForm({
    kind: 'contact',
    fields: CONTACT_FIELDS,
    validate,
  });
  const service = useServiceOfAddress(services);

  // The button goes with its panel: the focus moves to the first field of the new form.
  const handleSendAnother = () => {
    flushSync(startAgain);
    ref.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };

  if (phase === 'sent') {
    return (
      <SuccessPanel
        ref={takeFocus}
        title={FORM_MESSAGES.contactSent}
        actions={
          <Button variant="outline" onClick={handleSendAnother}>
            {FORM_MESSAGES.sendAnother}
          </Button>
        }
      >
        <p>Thank you. {promise}</p>
      </SuccessPanel>
    );
  }
  return (
    <form
      ref={ref}
      action={FORM_ACTION}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <p className={styles.hint}>
        Fields marked <span className={styles.star}>*</span> are needed.
      </p>
      {messages.length > 0 ? (
        <ErrorBanner key={attempt} ref={takeFocus} title="Your message was not sent." errors={messages} />
      ) : null}
      {refusals.length > 0 ? <OtherWays reach={reach} /> : null}
      <HiddenFields kind="contact" />
      <ContactFields services={services} serviceRef={service} errorOf={errorOf} onTouch={forget} />
      <div className={styles.foot}>
        <Button
          type="submit"
          size="large"
          isBusy={phase === 'sending'}
          iconEnd={<SvgIcon path={CLIENT_ICON_PATHS.arrowRight} />}
        >
          {phase === 'sending' ? FORM_MESSAGES.sending : 'Send message'}
        </Button>
        <p className={styles.privacy}>
          We use these details only to answer you. How we keep them: <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </div>
    </form>
  );
}
