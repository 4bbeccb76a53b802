import { type RefObject, useEffect } from 'react';

/** Which form it is and where it stands. */
export type KeptFormOptions<Field extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the form among all whose texts are kept. */
  name: string;
  fields: readonly Field[];
  /** True once the form was taken: what was typed is then forgotten. */
  isSent: boolean;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyOf = (name: string) => `typed:${name}`;

/** The control of a field; undefined where the form has none of that name. */
function controlOf(form: HTMLFormElement, field: string): Control | undefined {
  const found = form.elements.namedItem(field);
  const isControl =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement;
  return isControl ? found : undefined;
}

/** Session storage, or nothing where the browser does not give it: the form works without. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readKept(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function keep(name: string, values: Record<string, string>): void {
  try {
    storage()?.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // Full or forbidden: what was typed is then kept for as long as the page is open.
  }
}

/** Fills fields that are still empty; what the browser itself or the visitor has put there stays. */
function restore<Field extends string>(form: HTMLFormElement, name: string, fields: readonly Field[]): void {
  const kept = readKept(name);
  for (const field of fields) {
    const control = controlOf(form, field);
    const value = kept[field];
    if (control?.value === '' && typeof value === 'string') control.value = value;
  }
}

/**
 * Keeps what was typed into a form of uncontrolled fields across a reload, in this tab
 * alone (session storage), and forgets it when the form was taken. Hidden fields are
 * not kept.
 */
export function useKeptFields<Field extends string>({ form, name, fields, isSent }: KeptFormOptions<Field>): void {
  useEffect(() => {
    if (isSent) {
      storage()?.removeItem(keyOf(name));
      return;
    }
    const element = form.current;
    if (element === null) return;
    restore(element, name, fields);
    const handleInput = () =>
      keep(name, Object.fromEntries(fields.map((field) => [field, controlOf(element, field)?.value ?? ''])));
    // A list that is chosen from says 'change' in some browsers and no 'input'.
    element.addEventListener('input', handleInput);
    element.addEventListener('change', handleInput);
    return () => {
      element.removeEventListener('input', handleInput);
      element.removeEventListener('change', handleInput);
    };
  }, [form, name, fields, isSent]);
}
