import { controlId, errorLine } from '@/components/shared/enquiry/EnquiryControl';
import { EnquiryForm, SendButton } from '@/components/shared/enquiry/EnquiryForm';
import { Field } from '@/components/ui/field/Field';
import { Icon } from '@/components/ui/icon/Icon';
import { NEWSLETTER_HINT, NEXT_MESSAGE, NOTED_MESSAGE } from '@/lib/enquiry/forms';
import { part } from '@/lib/site/elementParts';
import { ENGLISH } from '@/lib/words/translate';
import styles from './NewsletterForm.module.scss';

export function NewsletterForm() {
  const sent = (
    <p hidden role="status" tabIndex={-1} className={`${styles.sent} ui`} {...part('enquiry-form', 'sent')}>
      <Icon name="check" /> {NOTED_MESSAGE} {NEXT_MESSAGE}
    </p>
  );
  return (
    <EnquiryForm translate={ENGLISH} form="newsletter" label="Newsletter" className={styles.form} sent={sent}>
      <div>
        <Field
          id={controlId('newsletter', 'email')}
          label="Email address"
          isLabelHidden
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Email address"
          hint={NEWSLETTER_HINT}
          isRequired
          errorLine={errorLine('newsletter', 'email', ENGLISH)}
        />
      </div>
      <SendButton size="large" busy="Subscribe Now">
        Subscribe Now
      </SendButton>
    </EnquiryForm>
  );
}
