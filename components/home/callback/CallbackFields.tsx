import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { Link } from '@/components/ui/link/Link';
import { Select } from '@/components/ui/select/Select';
import { type CallbackField, FORM_ACTION, HIDDEN_FIELDS } from '@/lib/enquiry/fields';
import { textIn } from '@/lib/enquiry/formValues';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import styles from './CallbackFields.module.scss';

export type CallbackFieldsProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  /** What the fields hold at first. */
  typed?: FormData | undefined;
  /** The mistake in a field. */
  errorOf?: (field: CallbackField) => string | undefined;
  isSending?: boolean;
  /** Above the fields: what went wrong. */
  banner?: ReactNode;
};

/** The callback form itself. As it stands it posts without script; CallbackForm gives it its checks. */
export function CallbackFields({ typed, errorOf, isSending = false, banner, ...form }: CallbackFieldsProps) {
  const textsOf = (name: CallbackField) => ({
    name,
    defaultValue: typed && textIn(typed, name),
    error: errorOf?.(name),
  });

  return (
    <form
      {...form}
      className={styles.form}
      action={FORM_ACTION}
      method="post"
      encType="multipart/form-data"
      aria-label="Request a call back"
    >
      {banner && <div className={styles.wide}>{banner}</div>}
      <input type="hidden" name={HIDDEN_FIELDS.form} value="callback" />
      <Honeypot name={HIDDEN_FIELDS.honeypot} />
      <div className={styles.alone}>
        <Field {...textsOf('name')} label="Name" autoComplete="name" isRequired />
      </div>
      <Field {...textsOf('phone')} label="Phone" type="tel" autoComplete="tel" />
      <Field {...textsOf('email')} label="Email" type="email" autoComplete="email" />
      <div className={styles.alone}>
        <Select
          {...textsOf('service')}
          label="Service"
          options={SERVICE_OPTIONS}
          placeholder="Choose a service"
          isOptionalShown
        />
      </div>
      <div className={styles.wide}>
        <TextArea {...textsOf('message')} label="Message" rows={2} isOptionalShown />
      </div>
      <div className={styles.wide}>
        <Button type="submit" fullWidth isBusy={isSending}>
          {isSending ? FORM_MESSAGES.sending : 'Request a call back'}
        </Button>
      </div>
      <p className={styles.note}>
        A phone number or an email address is enough. <Link href="/privacy-policy">How we use it</Link>
      </p>
    </form>
  );
}
