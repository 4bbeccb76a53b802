import { FORM_FIELDS, textIn } from '../enquiry/fields.ts';
import type { FormKind } from '../enquiry/forms.ts';
import { withStorage } from './withStorage.ts';

/**
 * Unsent form values, kept in sessionStorage so that a reload loses nothing: the field values, `submission` (the id of the
 * submission) and `since` (when the form was first shown, in epoch milliseconds). Keeping the id across reloads prevents a
 * form from being stored twice.
 */
type FormDraft = Record<string, string>;

const keyOf = (kind: FormKind) => `typed:${kind}`;

/** Reads the draft of a form; returns an empty draft if it is missing or invalid. */
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

/** Deletes the draft once the form has been accepted. */
export function clearDraft(kind: FormKind): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(kind)));
}

/** Restores the draft into empty fields. Values filled in by the browser or the visitor take precedence. */
export function restoreDraft(form: HTMLFormElement, kind: FormKind): void {
  const draft = readDraft(kind);
  for (const field of FORM_FIELDS[kind]) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control && control.value === '' && draft[field]) control.value = draft[field];
  }
}

/** Saves a form's current values as its draft. */
export function saveDraft(form: HTMLFormElement, kind: FormKind): void {
  const data = new FormData(form);
  const values = Object.fromEntries(
    FORM_FIELDS[kind].filter((field) => data.has(field)).map((field) => [field, textIn(data, field)]),
  );
  const { since } = readDraft(kind);
  // Emptied fields are stored as empty, but an untouched form leaves no draft. `since` is the page load, when the visitor
  // can start typing.
  if (since || Object.values(values).some(Boolean))
    updateDraft(kind, { since: since ?? String(Math.round(performance.timeOrigin)), ...values });
}
