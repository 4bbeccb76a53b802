import { Fragment } from 'react';
import { EnquiryControl } from '@/components/shared/enquiry/EnquiryControl';
import { EnquiryErrors, EnquiryForm, SendButton, SentPanel } from '@/components/shared/enquiry/EnquiryForm';
import { RichSentence } from '@/components/shared/RichSentence';
import { classNames } from '@/components/ui/classNames';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { type EnquiryField, FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { mailLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { part } from '@/lib/site/elementParts';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import contactFieldsStyles from './ContactFields.module.scss';
import styles from './ContactForm.module.scss';
import { type QuoteQuestion, QuoteQuestions } from './QuoteQuestions';

const isWide = (field: EnquiryField) => ['service', 'text'].includes(FIELDS[field].kind);

type ContactFieldsProps = {
  services: readonly ServiceOption[];
  /** Questions to answer for a quote, by service. */
  questions: Readonly<Record<string, readonly QuoteQuestion[]>>;
  translate: Translate;
};

/** The fields of the contact form: two columns in wide windows, with some fields across both. */
function ContactFields({ services, questions, translate }: ContactFieldsProps) {
  return (
    <div className={contactFieldsStyles.fields}>
      {FORM_FIELDS.contact.map((field) => (
        <Fragment key={field}>
          <div
            className={classNames(
              isWide(field) && contactFieldsStyles.wide,
              field === 'service' && contactFieldsStyles.service,
            )}
          >
            <EnquiryControl translate={translate} field={field} form="contact" services={services} rows={5} />
          </div>
          {field === 'service' && <QuoteQuestions translate={translate} questions={questions} />}
        </Fragment>
      ))}
    </div>
  );
}

/** Contact details for visitors who do not use the form. */
type Reach = { phone: string; email: string; whatsapp: string };

type ContactFormProps = ContactFieldsProps & {
  /** Alternatives shown if the form cannot be sent. */
  reach: Reach;
  /** When to expect a reply. */
  promise: string;
  translate: Translate;
};

/** The enquiry form, which a link can prefill (quoteRequest.element.ts). */
export function ContactForm({ reach, promise, translate, ...fields }: ContactFormProps) {
  const subject = translate('Ask a question or request a quote.');
  const sent = (
    <SentPanel
      translate={translate}
      form="contact"
      level={2}
      title={translate(FORM_MESSAGES.contactSent)}
      again={translate(FORM_MESSAGES.sendAnother)}
    >
      <p>
        {translate('Thank you.')} {promise}
      </p>
    </SentPanel>
  );
  return (
    <quote-request className="block notPrinted">
      <EnquiryForm translate={translate} form="contact" className={styles.form} sent={sent}>
        <div className={styles.head}>
          <h2 className="h3">{translate('Send Us a Message')}</h2>
          <p
            className={`${styles.subject} ui strong`}
            {...part('quote-request', 'subject')}
            data-words={translate('Request: {service}')}
          >
            {subject}
          </p>
          <p className="small">
            <RichSentence
              text={translate('Fields marked {star} are required.')}
              values={{ star: <span className={styles.star}>*</span> }}
            />
          </p>
        </div>
        <EnquiryErrors translate={translate} form="contact" title={translate('Your message was not sent.')}>
          <OtherWays translate={translate} reach={reach} />
        </EnquiryErrors>
        <ContactFields translate={translate} {...fields} />
        <div className={styles.foot}>
          <SendButton
            size="large"
            iconEnd={<SvgIcon path={CLIENT_ICON_PATHS['arrow-right']} />}
            busy={translate(FORM_MESSAGES.sending)}
          >
            {translate('Send message')}
          </SendButton>
          <p className={`${styles.privacy} caption`}>
            <RichSentence
              text={translate('We use these details only to answer you. Our {privacy} says how we keep them.')}
              values={{
                privacy: <a {...linkIn('/privacy-policy', translate.language)}>{translate('Privacy Policy')}</a>,
              }}
            />
          </p>
        </div>
      </EnquiryForm>
    </quote-request>
  );
}

/** Alternatives while the form cannot be sent. */
function OtherWays({ reach: { phone, email, whatsapp }, translate }: { reach: Reach; translate: Translate }) {
  return (
    <p className={`${styles.ways} small`} {...part('enquiry-form', 'ways')}>
      <RichSentence
        text={translate(
          'What you typed is still here. You can also call {phone}, write to {email}, or send a {message}.',
        )}
        values={{
          phone: <a href={telLink(phone)}>{phone}</a>,
          email: <a href={mailLink(email)}>{email}</a>,
          message: (
            <a href={whatsappLink(whatsapp)} rel="noopener noreferrer">
              {translate('WhatsApp message')}
            </a>
          ),
        }}
      />
    </p>
  );
}
