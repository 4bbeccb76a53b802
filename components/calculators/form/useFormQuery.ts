import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { replaceUrl, setParam } from '@/lib/browser/urls';
import { RESULT_ID } from '@/lib/site/resultId';

/** Focuses the first field with a mistake, in a panel that it opens if necessary. False where there is none. */
export function focusFirstError(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  if (!field) return false;
  // A field in a closed panel could not take the focus.
  const panel = field.closest('details');
  if (panel) panel.open = true;
  field.focus();
  return true;
}

/**
 * Focuses the first mistake of a form that another page has sent, instead of the place of the result to which it leads: once the
 * mistakes are shown, and once the browser no longer looks for the hash. A visitor who has begun to type is left alone.
 */
function focusMistakeOnArrival(): void {
  const focus = () => {
    if (!document.activeElement?.matches('input, select')) focusFirstError(document);
  };
  const afterRender = () => requestAnimationFrame(focus);
  if (document.readyState === 'complete') afterRender();
  else window.addEventListener('load', afterRender, { once: true });
}

/** Longest wait for a frame: a window that nobody sees, or a busy machine, may paint none. */
const LONGEST_FRAME_MS = 500;

/**
 * Calls back once what has changed is on the screen. A new URL gives Next work that a visitor would have to wait for.
 */
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
 * The parameters of a form in the URL's query. Hands the query over on arrival, and when Back or Forward changes it: undefined
 * where it lacks the required parameter. Gives the function that writes parameters after the next paint: empty ones are
 * deleted, others of the query stay.
 */
export function useFormQuery(
  required: string,
  onQuery: (query: URLSearchParams | undefined, isArrival: boolean) => void,
) {
  const handleQuery = useEffectEvent(onQuery);
  const lastSearch = useRef('');
  const isThere = useRef(false);

  // Before the next paint, so that no field shows its initial text next to the result of a URL.
  useLayoutEffect(() => {
    const report = (isArrival: boolean) => {
      // A page or a mail may have written the link as HTML.
      replaceUrl((url) => {
        url.search = url.search.replaceAll('&amp;', '&');
      });
      lastSearch.current = window.location.search;
      const query = new URLSearchParams(lastSearch.current);
      const isAsked = query.has(required);
      // Without an answer to come, style sheets keep no room for one.
      if (!isAsked) document.documentElement.removeAttribute('data-asked');
      handleQuery(isAsked ? query : undefined, isArrival);
    };
    const follow = () => {
      // popstate fires for a change of the hash too.
      if (window.location.search !== lastSearch.current) report(false);
    };
    isThere.current = true;
    report(true);
    if (window.location.hash === `#${RESULT_ID}`) {
      // A browser that looked for the hash before the page had its height has stayed at the top.
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
      // The URL is another page's by now.
      if (!isThere.current) return;
      replaceUrl((url) => {
        for (const [name, value] of Object.entries(params)) setParam(url, name, value);
      });
      lastSearch.current = window.location.search;
    });
}
