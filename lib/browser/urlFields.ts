import { enterText, type FormField, isChanged } from './formFields';
import { pushUrl, replaceUrl, setParam } from './urls';

/** Debounce delay of a search (specification, section 9). */
export const SEARCH_DEBOUNCE_MS = 300;

const textOf = (field: FormField): string => field.value.trim();

/** Puts the parameter of a field into it. A choice that does not exist becomes the first one. */
function readParam(field: FormField, { searchParams }: URL): void {
  const text = searchParams.get(field.name)?.trim() ?? '';
  // Typed text may have more spaces than its parameter.
  if (textOf(field) === text) return;
  field.value = text;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
}

/** Lets Escape and the clear button of a search field (components/ui/SearchField.tsx) empty it. */
function startClearing(field: FormField, signal: AbortSignal): void {
  const clear = () => {
    enterText(field, '');
    field.focus();
  };
  field.parentElement?.querySelector('button')?.addEventListener('click', clear, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      // While an input method composes, Escape is its own.
      if (event instanceof KeyboardEvent && event.key === 'Escape' && field.value !== '' && !event.isComposing) clear();
    },
    { signal },
  );
}

/**
 * Keeps fields and the URL parameters of the same names in step. A choice adds a history entry. Typed text replaces the current
 * entry 300 ms after the last key, or at once when the field is emptied. What was typed, chosen or restored before the script
 * came wins over the URL.
 *
 * @param onChange called after each change, and after Back or Forward, when fields and URL agree
 */
export function followUrl(fields: readonly FormField[], onChange: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (changeUrl: typeof pushUrl) => {
    clearTimeout(timer);
    changeUrl((url) => {
      for (const field of fields) setParam(url, field.name, textOf(field));
    });
    onChange();
  };
  const follow = (isTaken: (field: FormField) => boolean) => {
    const url = new URL(location.href);
    for (const field of fields) if (isTaken(field)) readParam(field, url);
    settle(replaceUrl);
  };

  for (const field of fields) {
    const handleInput = () => {
      if (field instanceof HTMLSelectElement) return settle(pushUrl);
      clearTimeout(timer);
      if (textOf(field) === '') settle(replaceUrl);
      else timer = setTimeout(settle, SEARCH_DEBOUNCE_MS, replaceUrl);
    };
    field.addEventListener('input', handleInput, { signal });
    if (field.type === 'search') startClearing(field, signal);
  }
  for (const type of ['hashchange', 'popstate']) addEventListener(type, () => follow(() => true), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  follow((field) => !isChanged(field));
}
