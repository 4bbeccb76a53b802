import { runAfterPaint } from '../result/runAfterPaint';

/**
 * Puts a calculator's input into the address bar without a request and without a step in
 * the history; what is undefined is taken out, other parts of the address stay. The router
 * listens to the history, so this waits until the result is painted.
 */
export function writeAddress(values: Readonly<Record<string, string | undefined>>): void {
  runAfterPaint(() => {
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    window.history.replaceState(null, '', url);
  });
}
