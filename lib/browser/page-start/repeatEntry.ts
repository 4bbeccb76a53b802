export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * React ignores an event of a field that holds what was last set through the element, and offers no other way to tell it of an
 * entry that it has missed. So another text is set there, also where the field was emptied, and then the value itself through
 * the prototype, which React does not watch.
 */
function enterText(field: Field, value: string): void {
  // Where React has written the field anew meanwhile, the caret goes to the end of the text.
  const isTyping = document.activeElement === field && field.value === value;
  const caret = isTyping && 'selectionStart' in field ? field.selectionStart : null;
  field.value = value === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  if (caret !== null && 'selectionStart' in field) field.setSelectionRange(caret, caret);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Tells React of an entry that it has missed. */
export function repeatEntry(field: Field, value: string, isTicked: boolean): void {
  if (!field.isConnected) return;
  if (/checkbox|radio/.test(field.type) && 'checked' in field) {
    field.checked = !isTicked;
    field.click();
  }
  // Files cannot be put back; React takes any change of such a field as a new one.
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else enterText(field, value);
}
