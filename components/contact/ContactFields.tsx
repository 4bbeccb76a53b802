'use client';
// Part of ContactForm: reports which field is being edited.

import { Fragment, type ReactNode } from 'react';
import { EnquiryControl } from '@/components/behaviours/enquiry/EnquiryControl';
import { type EnquiryField, FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import styles from './ContactFields.module.scss';

type ContactFieldsProps = {
  services: readonly ServiceOption[];
  errorOf: (field: EnquiryField) => string | undefined;
  onEdit: (field: EnquiryField) => void;
  /** A service is chosen, by its value. */
  onServiceChange: (value: string) => void;
  /** Below the list of services. */
  children: ReactNode;
};

const isWide = (field: EnquiryField) => ['service', 'text'].includes(FIELDS[field].kind);

/** The fields of the contact form: two columns on a wide window, across both what needs the room. */
export function ContactFields({ services, errorOf, onEdit, onServiceChange, children }: ContactFieldsProps) {
  return (
    <div className={styles.fields}>
      {FORM_FIELDS.contact.map((field) => (
        <Fragment key={field}>
          <div className={isWide(field) ? styles.wide : undefined} data-field={field}>
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
