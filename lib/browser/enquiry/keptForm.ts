import type { FormKind } from '../../enquiry/fields.ts';
import { textIn } from '../../enquiry/formValues.ts';

/**
 * What this tab keeps of a form that is not taken yet (session storage), so that a reload loses nothing: the texts
 * of its fields, and beside them `submission`, the id under which it was sent, and `since`, when it was first shown
 * (ms since 1970). The same form sent after a reload is then the same enquiry.
 */
type Kept = Record<string, string>;

/** A form as the page shows it. */
export type ShownForm = {
  kind: FormKind;
  /** Names of the fields whose texts are kept; hidden fields are not. */
  fields: readonly string[];
  /** When the visitor first had it, by the browser's clock, in ms. */
  shownAt: number;
};

const keyOf = (kind: FormKind) => `typed:${kind}`;

/** Storage may be forbidden or full: the form then keeps its texts for as long as the page is open. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** What is kept of a form; empty where there is nothing or nothing that can be read. */
export function readKept(kind: FormKind): Kept {
  const kept: unknown = inStorage((storage) => JSON.parse(storage.getItem(keyOf(kind)) ?? '{}'));
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** Keeps more of a form, beside what is kept already. */
export function keep(kind: FormKind, more: Kept): void {
  inStorage((storage) => storage.setItem(keyOf(kind), JSON.stringify({ ...readKept(kind), ...more })));
}

/** Forgets a form once it was taken: the next one is another enquiry. */
export function forgetKept(kind: FormKind): void {
  inStorage((storage) => storage.removeItem(keyOf(kind)));
}

/**
 * Brings back what was typed before a reload, into fields that are still empty: what the browser or the visitor has
 * put there stays. From then on keeps every change. Returns what ends that.
 */
export function keepTexts(form: HTMLFormElement, { kind, fields, shownAt }: ShownForm): () => void {
  const kept = readKept(kind);
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control && control.value === '' && kept[field]) control.value = kept[field];
  }
  const keepAll = () => {
    const data = new FormData(form);
    const texts = Object.fromEntries(fields.map((field) => [field, textIn(data, field)]));
    if (Object.values(texts).some(Boolean)) keep(kind, { since: kept.since ?? String(shownAt), ...texts });
  };
  // What was typed before script came.
  keepAll();
  // A list that is chosen from says 'change' in some browsers and no 'input'.
  const events = ['input', 'change'] as const;
  for (const event of events) form.addEventListener(event, keepAll);
  return () => {
    for (const event of events) form.removeEventListener(event, keepAll);
  };
}
