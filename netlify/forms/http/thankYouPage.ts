import { REFERENCE_PARAMETER, REFERENCE_PLACE, THANK_YOU_PATHS } from '../../../lib/enquiry/forms.ts';
import { reference } from '../enquiry/enquiryRecord.ts';
import { failureCode, logError } from '../runtime/log.ts';
import { seeOther } from './answer.ts';

/** An id as `shortId` makes it (enquiryRecord.ts). */
const SHORT_ID = /^[0-9a-f]{12}$/;
/** The attribute that hides the sentence about the reference in the static page. */
const HIDDEN = / hidden=""(?=[^>]* data-reference)/;
const PAGE_LIMIT_MS = 3_000;
/** Headers that describe the static file, not the page with a reference. */
const OF_THE_FILE = ['content-length', 'content-encoding', 'etag', 'last-modified', 'accept-ranges'];

/** Returns the reference for the page after a post without script, '' if invalid; undefined for other requests. */
export function referenceAsked({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const isThanks = Object.values(THANK_YOU_PATHS).some((path) => pathname.replace(/\/$/, '').endsWith(path));
  const id = searchParams.get(REFERENCE_PARAMETER) ?? '';
  if (!isThanks || !['GET', 'HEAD'].includes(method)) return undefined;
  return SHORT_ID.test(id) ? reference(id) : '';
}

/** Returns the site's page with the reference `shown` filled in, for browsers without script. Never throws. */
export async function thankYouPage(request: Request, shown: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  try {
    const page = await fetch(`${origin}${pathname}`, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
    const file = await page.text();
    const filled = file.replace(HIDDEN, '').replace(REFERENCE_PLACE, shown);
    const headers = new Headers(page.headers);
    for (const name of OF_THE_FILE) headers.delete(name);
    headers.set('cache-control', 'no-store');
    return new Response(shown === '' ? file : filled, { status: page.status, headers });
  } catch (error) {
    logError({ event: 'thanks', code: failureCode(error) });
    return seeOther(pathname);
  }
}
