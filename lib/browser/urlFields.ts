import { enterText, type FormField, isChanged } from './formFields';
import { pushUrl, replaceUrl, setParam } from './urls';

/** Search debounce delay (specification, section 9). */
export const SEARCH_DEBOUNCE_MS = 300;

const textOf = (field: FormField): string => field.value.trim();

/** Sets a field from its URL parameter. An unknown option selects the first one. */
function readParam(field: FormField, { searchParams }: URL): void {
  const text = searchParams.get(field.name)?.trim() ?? '';
  // Typed text may contain extra spaces that its parameter lacks.
  if (textOf(field) === text) return;
  field.value = text;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
}

/** Clears a search field (components/ui/SearchField.tsx) with Escape or its clear button. */
function startClearing(field: FormField, signal: AbortSignal): void {
  const clear = () => {
    enterText(field, '');
    field.focus();
  };
  field.parentElement?.querySelector('button')?.addEventListener('click', clear, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      // During IME composition, Escape belongs to the input method.
      if (event instanceof KeyboardEvent && event.key === 'Escape' && field.value !== '' && !event.isComposing) clear();
    },
    { signal },
  );
}

/**
 * Keeps fields in sync with the URL parameters of the same names. A choice adds a history entry. Typed text replaces the
 * current entry after a 300 ms debounce, or immediately when the field is emptied. Anything typed, chosen or restored before
 * the script loaded takes precedence over the URL.
 * @param onChange called after each change, and after Back or Forward, once fields and URL agree
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
