'use client';

// Needs the browser: checks the fields, sends without leaving the page, keeps what was typed.

import { Fragment, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useSay } from '#words';
import { EnquiryControl } from '@/components/behaviours/enquiry/EnquiryControl';
import { SendWhenBack } from '@/components/behaviours/enquiry/SendWhenBack';
import { useFormSubmission } from '@/components/behaviours/enquiry/useFormSubmission';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { Button } from '@/components/ui/button/Button';
import { ErrorBanner } from '@/components/ui/ErrorBanner';
import { Honeypot } from '@/components/ui/Honeypot';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { focusOnMount } from '@/lib/browser/focusOnMount';
import { type EnquiryField, FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_ACTION, HIDDEN_FIELDS } from '@/lib/enquiry/forms';
import { FORM_MESSAGES, OFFLINE_MESSAGE, referenceMessage } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { CARRIED_MESSAGE_LENGTH, ENQUIRY_ID, mailLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { linkIn } from '@/lib/site/translatedPages';
import contactFieldsStyles from './ContactFields.module.scss';
import styles from './ContactForm.module.scss';
import { type QuoteQuestion, QuoteQuestions } from './QuoteQuestions';

/** Names of what a link may carry by its id. */
type CarriedNames = {
  services: readonly ServiceOption[];
  /** What a quote needs to know, by service. */
  questions: Readonly<Record<string, readonly QuoteQuestion[]>>;
};

const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control : undefined;
};

/**
 * Puts what the query carries into the form, as in /contact?service=taxation&message=..., where nothing is chosen or
 * typed yet; nothing is sent. Only on arrival: the form that follows a sent one starts empty. A link without the anchor of
 * the form is brought to it too.
 *
 * @returns whether the query has been read, the name of the chosen service and its questions, and what must be called when
 * another one is chosen
 */
function useCarriedEnquiry(form: RefObject<HTMLFormElement | null>, { services, questions }: CarriedNames) {
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const service = controlOf(form.current, 'service');
    const message = controlOf(form.current, 'message');
    const wanted = services.find(({ value }) => value === query.get('service'));
    const carried = (query.get('message') ?? '').slice(0, CARRIED_MESSAGE_LENGTH);
    if (service?.value === '' && wanted) service.value = wanted.value;
    if (message?.value === '') message.value = carried;
    setChosen(service?.value ?? '');
    if ((wanted || carried) && window.scrollY === 0) {
      document.getElementById(ENQUIRY_ID)?.scrollIntoView({ behavior: 'instant' });
    }
  }, [form, services]);

  return {
    isRead: chosen !== undefined,
    serviceName: services.find(({ value }) => value === chosen)?.label,
    questions: questions[chosen ?? ''],
    handleServiceChange: setChosen,
  };
}

type ContactFieldsProps = {
  services: readonly ServiceOption[];
  errorOf: (field: EnquiryField) => string | undefined;
  onEdit: (field: EnquiryField) => void;
  onServiceChange: (value: string) => void;
  children: ReactNode;
};

const isWide = (field: EnquiryField) => ['service', 'text'].includes(FIELDS[field].kind);

/** The fields of the contact form: two columns on a wide window, across both what needs the room. */
function ContactFields({ services, errorOf, onEdit, onServiceChange, children }: ContactFieldsProps) {
  return (
    <div className={contactFieldsStyles.fields}>
      {FORM_FIELDS.contact.map((field) => (
        <Fragment key={field}>
          <div className={isWide(field) ? contactFieldsStyles.wide : undefined} data-field={field}>
            <EnquiryControl
              field={field}
              form="contact"
              services={services}
              rows={5}
              error={errorOf(field)}
              onEdit={() => onEdit(field)}
              onServiceChange={onServiceChange}
            />
          </div>
          {field === 'service' && children}
        </Fragment>
      ))}
    </div>
  );
}

/** Ways to reach the firm other than the form. */
type Reach = { phone: string; email: string; whatsapp: string };

type ContactFormProps = {
  names: CarriedNames;
  /** Other ways to reach the firm, shown when the form cannot be sent. */
  reach: Reach;
  /** When one may expect an answer. */
  promise: string;
};

/** The enquiry form: editing, sending, sent; a banner lists the errors, and nothing typed is lost. */
export function ContactForm({ names, reach, promise }: ContactFormProps) {
  const say = useSay();
  const { language } = say;
  const { ref, phase, attempt, reference, messages, refusals, errorOf, clearError, handleSubmit, startAgain } =
    useFormSubmission('contact', say);
  // After the hook above, which restores the draft: what the visitor has chosen and typed stays.
  const { isRead, serviceName, questions, handleServiceChange } = useCarriedEnquiry(ref, names);

  const handleSendAnother = () => {
    startAgain();
    handleServiceChange('');
  };

  if (phase === 'sent') {
    return (
      <SuccessPanel
        ref={focusOnMount}
        level={2}
        title={say(FORM_MESSAGES.contactSent)}
        actions={
          <Button variant="outline" onClick={handleSendAnother}>
            {say(FORM_MESSAGES.sendAnother)}
          </Button>
        }
      >
        <p>
          {say('Thank you.')} {promise}
        </p>
        {reference && <p>{referenceMessage(reference, say)}</p>}
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
      data-carried={isRead || undefined}
      onSubmit={handleSubmit}
    >
      <div className={styles.head}>
        <h2>{say('Send Us a Message')}</h2>
        <p className={styles.subject}>
          {serviceName
            ? say('Request: {service}', { service: serviceName })
            : say('Ask a question or request a quote.')}
        </p>
        <p className={styles.hint}>
          <RichSentence
            of="Fields marked {star} are required."
            values={{ star: <span className={styles.star}>*</span> }}
          />
        </p>
      </div>
      {messages.length > 0 ? (
        <ErrorBanner key={attempt} ref={focusOnMount} title={say('Your message was not sent.')} errors={messages} />
      ) : null}
      {refusals.length > 0 ? <OtherWays reach={reach} /> : null}
      {refusals.includes(OFFLINE_MESSAGE) && <SendWhenBack />}
      <input type="hidden" name={HIDDEN_FIELDS.form} value="contact" />
      {language !== 'en' && <input type="hidden" name={HIDDEN_FIELDS.language} value={language} />}
      <Honeypot name={HIDDEN_FIELDS.honeypot} />
      <ContactFields
        services={names.services}
        errorOf={errorOf}
        onEdit={clearError}
        onServiceChange={handleServiceChange}
      >
        {questions && <QuoteQuestions questions={questions} all={Object.values(names.questions).flat()} />}
      </ContactFields>
      <div className={styles.foot}>
        <Button
          type="submit"
          size="large"
          isBusy={phase === 'sending'}
          iconEnd={<SvgIcon path={CLIENT_ICON_PATHS['arrow-right']} />}
        >
          {say(phase === 'sending' ? FORM_MESSAGES.sending : 'Send message')}
        </Button>
        <p className={styles.privacy}>
          <RichSentence
            of="We use these details only to answer you. How we keep them: {privacy}."
            values={{ privacy: <a {...linkIn('/privacy-policy', language)}>{say('Privacy Policy')}</a> }}
          />
        </p>
      </div>
    </form>
  );
}

/** What a visitor can do while the form cannot be sent. */
function OtherWays({ reach: { phone, email, whatsapp } }: { reach: Reach }) {
  const say = useSay();
  return (
    <p className={styles.ways}>
      <RichSentence
        of="What you typed is still here. You can also call {phone}, write to {email}, or send a {message}."
        values={{
          phone: <a href={telLink(phone)}>{phone}</a>,
          email: <a href={mailLink(email)}>{email}</a>,
          message: (
            <a href={whatsappLink(whatsapp)} rel="noopener noreferrer">
              {say('WhatsApp message')}
            </a>
          ),
        }}
      />
    </p>
  );
}
