import { MINUTE_MS } from '../../../lib/dates/today.ts';
import {
  COPY_PLACE,
  FORM_KINDS,
  NEWSLETTER_ACTION,
  NEWSLETTER_SECTION,
  NEXT_MESSAGE,
  NOTED_MESSAGE,
  REFERENCE_PARAMETER,
  REFERENCE_PLACE,
  SENT_QUERY,
  THANK_YOU_PATHS,
} from '../../../lib/enquiry/forms.ts';
import { copyTemplate, fillCopy } from '../../../lib/enquiry/sentCopy.ts';
import { swahiliPath } from '../../../lib/site/translatedPages.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { SWAHILI } from '../../../lib/words/swahili.ts';
import { ENGLISH } from '../../../lib/words/translate.ts';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { receivedText } from '../mail/composeMail.ts';
import { idInName, SHORT_ID, shortId } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Site } from '../site.ts';
import { htmlResponse, seeOther } from './answer.ts';
import { ownPage } from './ownPage.ts';
import { serviceName } from './serviceName.ts';

/** Attribute that hides the sentence about the reference on the static page. */
const HIDDEN = / hidden=""(?=[^>]* data-part="reference")/;
const HIDDEN_COPY = / hidden=""(?=[^>]* data-part="copy")/;
const PAGE_LIMIT_MS = 3_000;
/** Headers that describe the static file, not the page with a reference. */
const OF_THE_FILE = ['content-length', 'content-encoding', 'etag', 'last-modified', 'accept-ranges'];

const pathOf = (url: URL) => url.pathname.replace(/\/$/, '');

/** Paths of the thank-you pages. Other paths, including the function's default path, have no page to fill in. */
const PAGES: ReadonlySet<string> = new Set(Object.values(THANK_YOU_PATHS).flatMap((path) => [path, swahiliPath(path)]));

/** How long the page shows the submitted values, because its URL stays in the browser's history. */
const COPY_MINUTES = 15;
const STORE_LIMIT_MS = 6_000;

/** Formats the submitted values for their sender, in the language of the form. */
function copyText({ id, form: sent, language, values, receivedAt }: EnquiryRecord): string {
  const form = FORM_KINDS.find((kind) => kind === sent) ?? 'contact';
  const translate = language === 'sw' ? SWAHILI : ENGLISH;
  const service = values.service && serviceName(values.service, translate);
  const day = receivedText(receivedAt, translate.language);
  return fillCopy(copyTemplate(form, translate, firm.name), { ...values, service, reference: reference(id), day });
}

/** Returns the copy of a recent enquiry; an empty string if it is too old, or the store does not respond. */
async function copyOf(asked: string, site: Site): Promise<string> {
  const now = site.now().getTime();
  const [from, until] = [now - COPY_MINUTES * MINUTE_MS, now + MINUTE_MS].map((time) => new Date(time).toISOString());
  try {
    const store: EnquiryStore = site.openStore(STORE_LIMIT_MS);
    // In the order in which entries move, so that one being mailed is found in the second folder.
    for (const folder of ['pending', 'done'] as const) {
      const names = await store.listBetween(folder, from ?? '', until ?? '');
      const name = names.find((one) => shortId(idInName(one)) === asked);
      const record = name && (await store.read(folder, name));
      if (record && record !== 'damaged') return copyText(record);
    }
  } catch (error) {
    logError({ event: 'copy', code: failureCode(error) });
  }
  return '';
}

/**
 * Handles GET /thank-you?reference=...: fills the reference and the submitted values into the site's page, for browsers
 * without JavaScript. Never throws. Reads the page from the URL of the request, which the platform
 * checks, or from the local server's own.
 */
export async function thankYouPage(request: Request, site: Site): Promise<Response> {
  const url = new URL(request.url);
  const { origin } = url;
  const pathname = pathOf(url);
  if (!PAGES.has(pathname)) return seeOther('/');
  const id = url.searchParams.get(REFERENCE_PARAMETER) ?? '';
  const asked = SHORT_ID.test(id) ? id : '';
  const shown = asked && reference(asked);
  const { siteUrl } = site.settings;
  try {
    const copy = asked && (await copyOf(asked, site));
    const page = await fetch(`${siteUrl ?? origin}${pathname}`, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
    const file = await page.text();
    const filled = file.replace(HIDDEN, '').replace(REFERENCE_PLACE, shown);
    const whole = copy === '' ? filled : filled.replace(HIDDEN_COPY, '').replace(COPY_PLACE, () => escapeMarkup(copy));
    const headers = new Headers(page.headers);
    for (const name of OF_THE_FILE) headers.delete(name);
    headers.set('cache-control', 'no-store');
    return new Response(shown === '' ? file : whole, { status: page.status, headers });
  } catch (error) {
    logError({ event: 'thanks', code: failureCode(error) });
    return seeOther(pathname);
  }
}

/** Handles a GET of the newsletter form's URL, by redirect or by hand; returns undefined for other requests. */
export function newsletterPage(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (pathOf(url) !== NEWSLETTER_ACTION || !['GET', 'HEAD'].includes(request.method)) return undefined;
  if (!url.searchParams.has(SENT_QUERY)) return seeOther(NEWSLETTER_SECTION);
  const body = `<p>${NOTED_MESSAGE} ${NEXT_MESSAGE}</p>\n<p><a href="/">To the website</a></p>`;
  return htmlResponse({ status: 200 }, ownPage('Thank you', body));
}
