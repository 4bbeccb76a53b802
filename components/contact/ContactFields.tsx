'use client';
// Part of ContactForm: reports which field is being edited.

import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/select/Select';
import type { ContactField } from '@/lib/enquiry/fields';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import styles from './ContactFields.module.scss';

type ContactFieldsProps = {
  services: readonly ServiceOption[];
  errorOf: (field: ContactField) => string | undefined;
  onEdit: (field: ContactField) => void;
  /** A service is chosen, by its value. */
  onServiceChange: (value: string) => void;
};

/** Fields of an enquiry. They have no maxLength: a message says that a text is too long, and nothing is cut off. */
export function ContactFields({ services, errorOf, onEdit, onServiceChange }: ContactFieldsProps) {
  const common = (field: ContactField) => ({
    name: field,
    id: `contact-${field}`,
    error: errorOf(field),
    onInput: () => onEdit(field),
  });
  return (
    <div className={styles.fields}>
      <Field {...common('name')} label="Name" isRequired autoComplete="name" />
      <Field {...common('email')} label="Email" isRequired type="email" autoComplete="email" />
      <Field {...common('phone')} label="Phone" isOptionalShown type="tel" autoComplete="tel" />
      <Field {...common('company')} label="Company" isOptionalShown autoComplete="organization" />
      <div className={styles.wide}>
        <Select
          {...common('service')}
          label="Service"
          isRequired
          options={services}
          placeholder="Choose a service"
          onChange={({ target }) => onServiceChange(target.value)}
        />
      </div>
      <div className={styles.wide}>
        <TextArea {...common('message')} label="Message" isRequired rows={5} />
      </div>
    </div>
  );
}
