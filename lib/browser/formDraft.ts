import { FORM_FIELDS, textIn } from '../enquiry/fields.ts';
import type { FormKind } from '../enquiry/forms.ts';
import { withStorage } from './withStorage.ts';

/**
 * Unsent form values of this tab, in sessionStorage so that a reload loses nothing: field values, `submission`, the id
 * of the post, and `since`, when the form was first shown (ms since 1970). With the same id a form posted again after a
 * reload is stored once.
 */
type FormDraft = Record<string, string>;

const keyOf = (kind: FormKind) => `typed:${kind}`;

/** Reads the draft of a form; empty if missing or invalid. */
export function readDraft(kind: FormKind): FormDraft {
  const draft: unknown = withStorage('sessionStorage', (storage) => JSON.parse(storage.getItem(keyOf(kind)) ?? '{}'));
  return Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Adds values to the draft of a form. */
export function updateDraft(kind: FormKind, values: FormDraft): void {
  withStorage('sessionStorage', (storage) =>
    storage.setItem(keyOf(kind), JSON.stringify({ ...readDraft(kind), ...values })),
  );
}

/** Deletes the draft of an accepted form, since the next one is another enquiry. */
export function clearDraft(kind: FormKind): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(kind)));
}

/** Restores the draft into empty fields, and keeps values filled in by the browser or the visitor. */
export function restoreDraft(form: HTMLFormElement, kind: FormKind): void {
  const draft = readDraft(kind);
  for (const field of FORM_FIELDS[kind]) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control && control.value === '' && draft[field]) control.value = draft[field];
  }
}

/** Saves the values of a form's fields. */
export function saveDraft(form: HTMLFormElement, kind: FormKind): void {
  const data = new FormData(form);
  const values = Object.fromEntries(
    FORM_FIELDS[kind].filter((field) => data.has(field)).map((field) => [field, textIn(data, field)]),
  );
  const { since } = readDraft(kind);
  // A field that was emptied is kept as empty, but an untouched form leaves no draft. It starts when the page has loaded and
  // the visitor can type.
  if (since || Object.values(values).some(Boolean))
    updateDraft(kind, { since: since ?? String(Math.round(performance.timeOrigin)), ...values });
}
