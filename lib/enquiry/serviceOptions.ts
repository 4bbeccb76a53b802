import services from '../../content/services.json' with { type: 'json' };

/** An option of the service list: the value that is sent and the text that is shown. */
export type ServiceOption = { value: string; label: string };

/**
 * Services as visitors choose them, 'other' last. Read from content/services.json without its schema, which the build has
 * already applied and which neither the browser nor the forms' function should load.
 */
export const SERVICE_OPTIONS: readonly ServiceOption[] = [
  ...services.map(({ id, title }) => ({ value: id, label: title })),
  { value: 'other', label: 'Other' },
];

/** True for a value of the service list. */
export function isServiceValue(value: string): boolean {
  return SERVICE_OPTIONS.some((option) => option.value === value);
}

/** Text for a value of the service list. An unknown value is returned as it is. */
export function serviceLabel(value: string): string {
  return SERVICE_OPTIONS.find((option) => option.value === value)?.label ?? value;
}
