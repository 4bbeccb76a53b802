'use client';
// Needs the browser: checks the address and sends it without leaving the page.

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { Icon } from '@/components/ui/icon/Icon';
import { useFormSubmission } from '@/lib/browser/forms/useFormSubmission';
import { HIDDEN_FIELDS } from '@/lib/enquiry/forms';
import { messageHere } from '@/lib/enquiry/messages';
import { ASKED_MESSAGE, NEWSLETTER_PATHS } from '@/lib/enquiry/newsletter';
import { textIn } from '@/lib/enquiry/textIn';
import styles from './NewsletterForm.module.scss';

/** Not part of the page's first script. Where the rule cannot be loaded the endpoint applies it, with the same message. */
const loadRule = () => import('@/lib/enquiry/newsletterAddress').catch(() => undefined);

async function validate(data: FormData) {
  const rule = await loadRule();
  const message = rule?.addressMistake(textIn(data, 'email'));
  return message === undefined ? [] : [{ field: 'email' as const, message }];
}

/** Asks for the newsletter; without script it is a plain post. Only the link in the mail that follows subscribes. */
export function NewsletterForm() {
  const { ref, phase, attempt, messages, handleSubmit, clearMessages } = useFormSubmission({
    action: NEWSLETTER_PATHS.ask,
    validate,
  });
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const error = messageHere(messages[0]?.message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error of another attempt takes the focus again.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error, attempt]);

  // The form goes away with the button that held the focus.
  useEffect(() => {
    if (phase === 'sent') answer.current?.focus();
  }, [phase]);

  return (
    <div>
      {phase === 'sent' ? null : (
        <form
          ref={ref}
          action={NEWSLETTER_PATHS.ask}
          onFocus={loadRule}
          method="post"
          className={styles.form}
          aria-label="Newsletter"
          onSubmit={handleSubmit}
        >
          <Honeypot name={HIDDEN_FIELDS.honeypot} />
          <div className={styles.field}>
            <Field
              ref={field}
              label="Email address"
              isLabelHidden
              name="email"
              type="email"
              autoComplete="email"
              placeholder="Email address"
              hint="You confirm once by e-mail, and every issue has a link to leave."
              isRequired
              error={error}
              onInput={clearMessages}
            />
          </div>
          <Button type="submit" size="large" isBusy={phase === 'sending'}>
            Subscribe Now
          </Button>
        </form>
      )}
      <p ref={answer} role="status" tabIndex={-1} className={styles.status}>
        {phase === 'sent' && (
          <>
            <Icon name="check" /> {ASKED_MESSAGE}
          </>
        )}
      </p>
    </div>
  );
}
