import { NEWSLETTER_ACTION, REFERENCE_PARAMETER, SENT_QUERY, THANK_YOU_PATHS } from '../../../lib/enquiry/forms.ts';
import { type FieldError, fieldMessage } from '../../../lib/enquiry/messages.ts';
import { COMMON_SECURITY_HEADERS } from '../../../lib/site/securityHeaders.ts';
import { hrefIn } from '../../../lib/site/translatedPages.ts';
import { ENGLISH } from '../../../lib/words/translate.ts';
import { reference } from '../enquiry/enquiryRecord.ts';
import { shortId } from '../runtime/entryName.ts';
import type { Outcome } from './outcome.ts';
import type { OwnPage } from './ownPage.ts';
import { answerKind } from './requestChecks.ts';

const JSON_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Status and additional headers of a response. */
type ResponseHead = { status: number; headers?: Record<string, string> | undefined };

/** Returns a response's headers, because Netlify's header rules do not apply to functions. */
function headers(extra: ResponseHead['headers'], contentType: string, policy: string): Record<string, string> {
  return {
    ...COMMON_SECURITY_HEADERS,
    'Content-Type': `${contentType}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept',
    ...extra,
  };
}

/** Creates a JSON response. */
export function jsonResponse({ status, headers: extra }: ResponseHead, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: headers(extra, 'application/json', JSON_POLICY) });
}

/** Creates an HTML response with its content security policy. */
export function htmlResponse({ status, headers: extra }: ResponseHead, page: OwnPage): Response {
  return new Response(page.html, { status, headers: headers(extra, 'text/html', page.policy) });
}

/** Redirects a browser after a POST. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: headers({ Location: location }, 'text/html', JSON_POLICY),
  });
}

function enquiryJson(outcome: Outcome): Response {
  const { status, message, errors: mistakes, id = '' } = outcome;
  if (status === 200) return jsonResponse(outcome, { success: true, reference: reference(id) });
  const errors = mistakes?.map((mistake): FieldError => {
    return { field: mistake.field, message: fieldMessage(mistake, ENGLISH) };
  });
  // The first error doubles as the message.
  return jsonResponse(outcome, { success: false, message: message ?? errors?.[0]?.message, errors });
}

async function enquiryPage(outcome: Outcome): Promise<Response> {
  const { status, typed, id = '' } = outcome;
  if (status === 200) {
    const query = new URLSearchParams({ [REFERENCE_PARAMETER]: shortId(id) });
    const { form = 'contact' } = typed ?? {};
    if (form === 'newsletter') return seeOther(`${NEWSLETTER_ACTION}?${SENT_QUERY}`);
    return seeOther(hrefIn(`${THANK_YOU_PATHS[form]}?${query}`, typed?.language ?? 'en'));
  }
  // Loaded on demand, because nearly every submission comes from the form's script and needs no page.
  const { refusalPage } = await import('./refusalPage.ts');
  return htmlResponse(outcome, refusalPage(outcome));
}

/** Responds with JSON to the form's script, and with a page to a browser without JavaScript. */
export async function answer(request: Request, outcome: Outcome): Promise<Response> {
  return answerKind(request) === 'page' ? enquiryPage(outcome) : enquiryJson(outcome);
}
