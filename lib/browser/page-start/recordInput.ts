import type { StartEvents } from './events';

/**
 * Loses nothing that a visitor does before React has taken over: the first click on each control that needs script, and
 * what is typed or chosen, is held back and carried out afterwards, once. Links, disclosures, popovers and submitting work
 * by themselves; a form of the method dialog submits nothing, so its button is held too. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function recordInput({ hydrated, failed }: StartEvents): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const clicked = new Set<HTMLElement>();
  const changed = new Set<Field>();
  let isHydrated = false;

  const isTick = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

  const hold = (event: Event) => {
    const { target, type } = event;
    if (isHydrated || !(target instanceof Element)) return;
    const control =
      type === 'click' &&
      target.closest<HTMLElement>(
        'button[type="button"]:not([popovertarget],[data-to-top]),form[method="dialog"] button[type="submit"]',
      );
    const field = type !== 'click' && target.closest<Field>('input,select,textarea');
    if (control) {
      clicked.add(control);
      control.setAttribute('data-pending', '');
      // Loading may have failed since the pointer went down, and a screen reader clicks without a pointer: the loader is asked.
      document.dispatchEvent(new Event('input'));
    }
    if (field) changed.add(field);
    // React, which may be hydrating, would otherwise carry it out a second time.
    if (control || field) event.stopImmediatePropagation();
  };

  /** React ignores a value that was last set through the element itself: another one is, then this behind its back. */
  const repeatChange = (field: Field) => {
    if (isTick(field)) {
      field.checked = !field.checked;
      field.click();
      return;
    }
    // Files cannot be put back; React takes any change of such a field as a new one.
    if (field.type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const { value } = field;
    const isFocused = document.activeElement === field;
    const caret = isFocused && !(field instanceof HTMLSelectElement) ? field.selectionStart : null;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const forgetClicks = () => {
    for (const control of clicked) control.removeAttribute('data-pending');
    const controls = [...clicked];
    clicked.clear();
    return controls;
  };

  const handleHydrated = () => {
    isHydrated = true;
    document.documentElement.setAttribute('data-hydrated', '');
    for (const field of changed) if (field.isConnected) repeatChange(field);
    for (const control of forgetClicks()) if (control.isConnected) control.click();
  };

  const isRestored = (field: Field) => {
    if (isTick(field)) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected;
  };

  /** A value that the browser has restored, after Back or a reload, makes no event. */
  const handleShow = () => {
    if (isHydrated) return;
    for (const field of document.querySelectorAll<Field>('input:not([type="hidden"]),select,textarea')) {
      if (isRestored(field)) changed.add(field);
    }
    if (changed.size > 0) document.dispatchEvent(new Event('input'));
  };

  for (const type of ['click', 'input', 'change']) document.addEventListener(type, hold, true);
  document.addEventListener(hydrated, handleHydrated, { once: true });
  document.addEventListener(failed, forgetClicks);
  addEventListener('pageshow', handleShow);
}
