import type { StartEvents } from './events';

/**
 * Loses nothing that is typed or chosen before React has taken over: it is held back, and the fields say it again
 * afterwards, once. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function keepTyping({ wanted, waiting, hydrated }: StartEvents): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const HELD = ['input', 'change', 'focusout'];
  const changed = new Map<Field, readonly [value: string, isTicked: boolean]>();

  const hold = (event: Event) => {
    const field = event.target instanceof Element ? event.target.closest<Field>('input,select,textarea') : null;
    if (!field) return;
    // React, which may be hydrating, would otherwise carry it out a second time. A field that is left would be written
    // anew from what React knows of it: without its text.
    event.stopImmediatePropagation();
    if (event.type === 'focusout') return;
    // Read now: React shows a field as it knows it whenever it renders it. What was entered last is said again last.
    changed.delete(field);
    changed.set(field, [field.value, 'checked' in field && field.checked]);
    // What is searched for or chosen has an effect that is waited for.
    if (field.matches('select,[type="search"],[type="file"]')) document.dispatchEvent(new Event(waiting));
    document.dispatchEvent(new Event(wanted));
  };

  /** React ignores a value that was last set through the element itself: another one is, then this behind its back. */
  const repeatValue = (field: Field, value: string) => {
    const isFocused = document.activeElement === field;
    const caret = isFocused && !(field instanceof HTMLSelectElement) ? field.selectionStart : null;
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const repeat = (field: Field, value: string, isTicked: boolean) => {
    if (/checkbox|radio/.test(field.type) && 'checked' in field) {
      field.checked = !isTicked;
      field.click();
    }
    // Files cannot be put back; React takes any change of such a field as a new one.
    else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
    else repeatValue(field, value);
  };

  const sayAgain = () => {
    for (const type of HELD) document.removeEventListener(type, hold, true);
    for (const [field, entered] of changed) if (field.isConnected) repeat(field, ...entered);
  };

  for (const type of HELD) document.addEventListener(type, hold, true);
  document.addEventListener(hydrated, sayAgain, { once: true });
}
