/** Moves focus to the field that a clicked link refers to, without changing the URL, and scrolls its label into view. */
export function focusField(event: Pick<Event, 'preventDefault'>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  document.querySelector(`label[for="${fieldId}"]`)?.scrollIntoView({ block: 'nearest' });
}
