import {
  NEWSLETTER_ACTION,
  NEWSLETTER_SECTION,
  NEXT_MESSAGE,
  NOTED_MESSAGE,
  REFERENCE_PARAMETER,
  REFERENCE_PLACE,
  SENT_QUERY,
  THANK_YOU_PATHS,
} from '../../../lib/enquiry/forms.ts';
import { reference } from '../enquiry/enquiryRecord.ts';
import { failureCode, logError } from '../runtime/log.ts';
import { htmlAnswer, seeOther } from './answer.ts';
import { ownPage } from './ownPage.ts';

/** An id as `shortId` makes it (enquiryRecord.ts). */
const SHORT_ID = /^[0-9a-f]{12}$/;
/** The attribute that hides the sentence about the reference in the static page. */
const HIDDEN = / hidden=""(?=[^>]* data-reference)/;
const PAGE_LIMIT_MS = 3_000;
/** Headers that describe the static file, not the page with a reference. */
const OF_THE_FILE = ['content-length', 'content-encoding', 'etag', 'last-modified', 'accept-ranges'];

const isRead = ({ method }: Request) => ['GET', 'HEAD'].includes(method);
const pathOf = (url: URL) => url.pathname.replace(/\/$/, '');

/** Returns the reference for the page after a post without script, '' if invalid; undefined for other requests. */
export function referenceAsked(request: Request): string | undefined {
  const url = new URL(request.url);
  const isThanks = Object.values(THANK_YOU_PATHS).some((path) => pathOf(url).endsWith(path));
  const id = url.searchParams.get(REFERENCE_PARAMETER) ?? '';
  if (!isThanks || !isRead(request)) return undefined;
  return SHORT_ID.test(id) ? reference(id) : '';
}

/**
 * Returns the site's page with the reference `shown` filled in, for browsers without script. Never throws.
 *
 * @param siteUrl origin of the site; default: that of the request, which the platform checks
 */
export async function thankYouPage(request: Request, shown: string, siteUrl?: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  try {
    const page = await fetch(`${siteUrl ?? origin}${pathname}`, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
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

/** Answers a GET of the newsletter form's address, after a post without script or by hand; undefined for others. */
export function newsletterPage(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (pathOf(url) !== NEWSLETTER_ACTION || !isRead(request)) return undefined;
  if (!url.searchParams.has(SENT_QUERY)) return seeOther(NEWSLETTER_SECTION);
  const body = `<p>${NOTED_MESSAGE} ${NEXT_MESSAGE}</p>\n<p><a href="/">To the website</a></p>`;
  return htmlAnswer({ status: 200 }, ownPage('Thank you', body));
}
