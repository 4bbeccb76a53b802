import type { ServiceId } from '../content/schemas/service.ts';

/**
 * Services as visitors choose them, 'other' last. The names are the titles of the
 * services' pages (a test keeps the two alike); they are written here because the
 * function that takes the form carries no content with it.
 */
const SERVICE_LABELS = {
  audit: 'Audit Services',
  investigations: 'Special Reviews & Investigations',
  accounting: 'Book Keeping & Accounting',
  secretarial: 'Company Secretarial',
  cfo: 'Virtual CFO',
  transactions: 'Transaction Services',
  taxation: 'Taxation',
  'tax-litigation': 'Tax Litigation',
  'business-plans': 'Business Plans',
  training: 'Corporate Training',
  'company-setup': 'Company Setup',
  other: 'Other',
} as const satisfies Record<ServiceId | 'other', string>;

/** An option of the service list: the value that is sent and the text that is shown. */
export type ServiceOption = { value: string; label: string };

/** Options of the service list of both forms. */
export const SERVICE_OPTIONS: readonly ServiceOption[] = Object.entries(SERVICE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** True for a value of the service list. */
export function isServiceValue(value: string): boolean {
  return Object.hasOwn(SERVICE_LABELS, value);
}

/** Text for a value of the service list; an unknown value is returned as it is. */
export function serviceLabel(value: string): string {
  return SERVICE_OPTIONS.find((option) => option.value === value)?.label ?? value;
}
