/** Moves the focus to the field of a pressed link without changing the URL; scrolls its label into view. */
export function focusField(event: Pick<Event, 'preventDefault'>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  document.querySelector(`label[for="${fieldId}"]`)?.scrollIntoView({ block: 'nearest' });
}
