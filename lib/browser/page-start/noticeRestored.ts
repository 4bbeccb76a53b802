import { untilHydrated } from './events';

/**
 * Makes known what the browser has restored in fields, after Back or a reload, before React has taken over: it makes no event
 * of its own.
 */
export function noticeRestored(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

  const isRestored = (field: Field) => {
    if (/checkbox|radio/.test(field.type) && 'checked' in field) return field.checked !== field.defaultChecked;
    if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
    return field.selectedIndex > 0 && !field.options[field.selectedIndex]?.defaultSelected;
  };
  const handleShow = () => {
    for (const field of document.querySelectorAll<Field>('input:not([type="hidden"]),select,textarea')) {
      if (isRestored(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  addEventListener('pageshow', handleShow, { signal: untilHydrated() });
}
