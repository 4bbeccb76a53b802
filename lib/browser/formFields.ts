export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: unknown): element is FormField =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Checks whether a field differs from its initial value: typed, chosen, autofilled or restored by the browser. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if ('checked' in field && field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Checks whether any field of a form differs from its initial value. */
export const isFormChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => isField(element) && isChanged(element));

/** Sets a field's value and dispatches its events, as if the visitor had typed it. */
export function enterText(field: FormField, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns a form's field by name; undefined if the form does not show it. */
export function fieldOf(form: HTMLFormElement, name: string): FormField | undefined {
  const field = form.elements.namedItem(name);
  return isField(field) ? field : undefined;
}

/**
 * Returns the values of a form's fields by name. An unticked checkbox has an empty value.
 * @param otherwise values for fields that the form does not show
 */
export function readFields<Name extends string>(form: HTMLFormElement, otherwise: Readonly<Record<Name, string>>) {
  const data = new FormData(form);
  const texts: Record<Name, string> = { ...otherwise };
  for (const name in texts) if (fieldOf(form, name)) texts[name] = String(data.get(name) ?? '');
  return texts;
}

/** Returns only the values that differ from the initial ones. */
export function readChanged<Name extends string>(form: HTMLFormElement, texts: Readonly<Record<Name, string>>) {
  const held = readFields(form, texts);
  const changed: Partial<Record<Name, string>> = {};
  for (const name in held) {
    const field = fieldOf(form, name);
    if (field && isChanged(field)) changed[name] = held[name];
  }
  return changed;
}

/** Writes values into the fields of a form. An unknown option selects the first one. */
export function writeForm(form: HTMLFormElement, texts: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text = ''] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    if ('checked' in field && field.type === 'checkbox') field.checked = text === field.value;
    else field.value = text;
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}
