'use client';
// Needs the browser: checks the address and sends it without leaving the page.

import { useEffect, useRef } from 'react';
import { useFormSubmission } from '@/components/behaviours/enquiry/useFormSubmission';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Honeypot } from '@/components/ui/Honeypot';
import { Icon } from '@/components/ui/icon/Icon';
import { HIDDEN_FIELDS, NEWSLETTER_ACTION, NEWSLETTER_HINT, NEXT_MESSAGE, NOTED_MESSAGE } from '@/lib/enquiry/forms';
import { ENGLISH } from '@/lib/words/say';
import styles from './NewsletterForm.module.scss';

/** Takes an address for the newsletter; without script it is a plain post. */
export function NewsletterForm() {
  const { ref, phase, attempt, messages, handleSubmit, clearError } = useFormSubmission('newsletter', ENGLISH);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const error = messages[0]?.message;

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
          action={NEWSLETTER_ACTION}
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
              hint={NEWSLETTER_HINT}
              isRequired
              error={error}
              onInput={() => clearError()}
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
            <Icon name="check" /> {NOTED_MESSAGE} {NEXT_MESSAGE}
          </>
        )}
      </p>
    </div>
  );
}
