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

/** Deletes the draft of an accepted form: the next one is another enquiry. */
export function clearDraft(kind: FormKind): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(kind)));
}

/**
 * Restores the draft into empty fields, which keeps values filled by the browser or the visitor, then saves every
 * change.
 *
 * @param shownAt when the form was first shown, in ms since 1970
 * @returns stops saving
 */
export function connectDraft(form: HTMLFormElement, kind: FormKind, shownAt: number): () => void {
  const fields = FORM_FIELDS[kind];
  const draft = readDraft(kind);
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control && control.value === '' && draft[field]) control.value = draft[field];
  }
  const save = () => {
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, textIn(data, field)]));
    // What was emptied is kept too, but an untouched form leaves nothing.
    if (Object.values(values).some(Boolean) || readDraft(kind).since)
      updateDraft(kind, { since: draft.since ?? String(shownAt), ...values });
  };
  // Saves text typed before the script loaded.
  save();
  const stop = new AbortController();
  // Some browsers fire only 'change' for a select.
  for (const event of ['input', 'change']) form.addEventListener(event, save, stop);
  return () => stop.abort();
}
