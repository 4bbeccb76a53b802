import services from '../../content/services.json' with { type: 'json' };

/** An option of the service list: the submitted value and its label. */
export type ServiceOption = { value: string; label: string };

/**
 * Options of the service list, 'other' last. content/services.json is read without its schema, which the build has already
 * applied and which neither the browser nor the forms' function should load.
 */
export const SERVICE_OPTIONS: readonly ServiceOption[] = [
  ...services.map(({ id, title }) => ({ value: id, label: title })),
  { value: 'other', label: 'Other' },
];

/** Checks whether the service list has a value. */
export function isServiceValue(value: string): boolean {
  return SERVICE_OPTIONS.some((option) => option.value === value);
}

/** Returns the label of a service value. Unknown values are returned unchanged. */
export function serviceLabel(value: string): string {
  return SERVICE_OPTIONS.find((option) => option.value === value)?.label ?? value;
}
