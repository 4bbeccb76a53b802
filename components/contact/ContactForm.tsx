'use client';
import { type FormEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
// Needs the browser: checks the fields, sends without leaving the page, keeps what was typed.
import { CORE_PATHS } from '@/components/ui/icon/corePaths';
import { Glyph } from '@/components/ui/icon/Glyph';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { validateContact } from '@/lib/enquiry/contactRules';
import { CONTACT_FIELDS, FORM_ACTION } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { useKeptFields } from '@/lib/enquiry/useKeptFields';
import { useSentForm } from '@/lib/enquiry/useSentForm';
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

/** The enquiry form: editing, sending, sent; a banner lists what is wrong, and nothing typed is lost. */
export function ContactForm({ services, reach, promise }: ContactFormProps) {
  const { phase, messages, refusals, errorOf, forget, handleSubmit, startAgain } = useSentForm(
    CONTACT_FIELDS,
    validateContact,
  );
  const banner = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // Before the address chooses a service: what the visitor chose comes first.
  useKeptFields({ form, name: 'contact', fields: CONTACT_FIELDS, isSent: phase === 'sent' });
  const service = useServiceOfAddress(services);

  // The browser's own bubbles stay for visitors without script.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  // Each refused attempt takes the focus, once: while one corrects a field, the banner leaves it alone.
  const isAttempted = useRef(false);
  useEffect(() => {
    if (!isAttempted.current || !banner.current) return;
    isAttempted.current = false;
    banner.current.focus();
  });
  useEffect(() => {
    if (phase === 'sent') panel.current?.focus();
  }, [phase]);

  const handleAttempt = (event: FormEvent<HTMLFormElement>) => {
    isAttempted.current = true;
    return handleSubmit(event);
  };
  // The button goes with its panel: the focus moves to the first field of the new form.
  const handleSendAnother = () => {
    flushSync(startAgain);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  };

  if (phase === 'sent') {
    return (
      <SuccessPanel
        ref={panel}
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
      ref={form}
      action={FORM_ACTION}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={handleAttempt}
    >
      <p className={styles.hint}>
        Fields marked <span className={styles.star}>*</span> are needed.
      </p>
      {messages.length > 0 ? <ErrorBanner ref={banner} title="Your message was not sent." errors={messages} /> : null}
      {refusals.length > 0 ? <OtherWays reach={reach} /> : null}
      <HiddenFields kind="contact" />
      <ContactFields services={services} serviceRef={service} errorOf={errorOf} onTouch={forget} />
      <div className={styles.foot}>
        <Button
          type="submit"
          size="large"
          isBusy={phase === 'sending'}
          iconEnd={<Glyph path={CORE_PATHS.arrowRight} />}
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
