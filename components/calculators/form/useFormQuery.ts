import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { replaceUrl, setParam } from '@/lib/browser/urls';
import { RESULT_ID } from '@/lib/site/resultId';

/** Focuses the first invalid field, opening its panel if necessary. Returns false if there is none. */
export function focusFirstError(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  if (!field) return false;
  // A field in a closed panel cannot be focused.
  const panel = field.closest('details');
  if (panel) panel.open = true;
  field.focus();
  return true;
}

/**
 * Focuses the first mistake of a form submitted from another page, instead of the result that the hash leads to. Waits until the
 * mistakes are rendered and the browser has stopped scrolling to the hash. Does nothing if the visitor has started typing.
 */
function focusMistakeOnArrival(): void {
  const focus = () => {
    if (!document.activeElement?.matches('input, select')) focusFirstError(document);
  };
  const afterRender = () => requestAnimationFrame(focus);
  if (document.readyState === 'complete') afterRender();
  else window.addEventListener('load', afterRender, { once: true });
}

/** Longest wait for an animation frame, because hidden windows and busy devices may not paint at all. */
const LONGEST_FRAME_MS = 500;

/** Calls back after the next paint, because a new URL makes Next do work that the visitor would otherwise wait for. */
function afterPaint(callback: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, LONGEST_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(callback);
  });
}

/**
 * Keeps a form's parameters in the query string. Calls `onQuery` with the query on load and when Back or Forward changes it; with
 * undefined if the required parameter is missing. Returns a function that writes parameters after the next paint: it removes empty
 * ones and keeps the others.
 */
export function useFormQuery(
  required: string,
  onQuery: (query: URLSearchParams | undefined, isArrival: boolean) => void,
) {
  const handleQuery = useEffectEvent(onQuery);
  const lastSearch = useRef('');
  const isThere = useRef(false);

  // A layout effect, so that no field paints its initial text beside the result from the URL.
  useLayoutEffect(() => {
    const report = (isArrival: boolean) => {
      // A page or an email may have HTML-escaped the link.
      replaceUrl((url) => {
        url.search = url.search.replaceAll('&amp;', '&');
      });
      lastSearch.current = window.location.search;
      const query = new URLSearchParams(lastSearch.current);
      const isAsked = query.has(required);
      // No result is coming, so CSS need not reserve space for one.
      if (!isAsked) document.documentElement.removeAttribute('data-asked');
      handleQuery(isAsked ? query : undefined, isArrival);
    };
    const follow = () => {
      // popstate also fires when only the hash changes.
      if (window.location.search !== lastSearch.current) report(false);
    };
    isThere.current = true;
    report(true);
    if (window.location.hash === `#${RESULT_ID}`) {
      // A browser that handled the hash before the page reached its full height has stayed at the top.
      if (window.scrollY === 0) document.getElementById(RESULT_ID)?.scrollIntoView?.();
      focusMistakeOnArrival();
    }
    window.addEventListener('popstate', follow);
    return () => {
      isThere.current = false;
      window.removeEventListener('popstate', follow);
    };
  }, [required]);

  return (params: Readonly<Record<string, string | undefined>>): void =>
    afterPaint(() => {
      // The visitor has navigated to another page.
      if (!isThere.current) return;
      replaceUrl((url) => {
        for (const [name, value] of Object.entries(params)) setParam(url, name, value);
      });
      lastSearch.current = window.location.search;
    });
}
