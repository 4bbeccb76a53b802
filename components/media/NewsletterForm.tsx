'use client';

import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
// Needs the browser: checks the address and sends it without leaving the page.
import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { Icon } from '@/components/ui/icon/Icon';
import { HIDDEN_FIELDS } from '@/lib/enquiry/fields';
import { NEWSLETTER_MESSAGES, NEWSLETTER_PATHS } from '@/lib/enquiry/newsletter';
import styles from './NewsletterForm.module.scss';
import { useNewsletterForm } from './useNewsletterForm';

/** Script says what is wrong in its own words; without it the browser's bubbles stay on. */
const switchOffBubbles = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** Asks for the newsletter; without script it is a plain post. Only the link in the mail that follows subscribes. */
export function NewsletterForm() {
  const { phase, error, field, handleSubmit, forget } = useNewsletterForm();

  return (
    <div>
      {phase === 'sent' ? null : (
        <form
          ref={switchOffBubbles}
          action={NEWSLETTER_PATHS.ask}
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
              hint="You confirm once by email and leave with one click."
              isRequired
              error={error}
              onInput={forget}
            />
          </div>
          <Button type="submit" size="large" isBusy={phase === 'sending'}>
            Subscribe Now
          </Button>
        </form>
      )}
      <p role="status" className={styles.status}>
        {phase === 'sent' && (
          <>
            <Icon name="check" /> {NEWSLETTER_MESSAGES.asked}
          </>
        )}
      </p>
    </div>
  );
}
