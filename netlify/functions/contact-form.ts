import type { Context } from '@netlify/functions';
import { RESEND_PATH } from '../../lib/enquiry/forms.ts';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { answerResend } from '../forms/enquiry/sendAgain.ts';
import { idAsked, newsletterPage, thankYouPage } from '../forms/http/thankYouPage.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { openSite } from '../forms/site.ts';

/** One for each instance of the function, across its requests. */
const rateLimiter = createRateLimiter();

/**
 * What visitors send and the page after it, each by a rewrite in netlify.toml: POST /contact-form.php (contact and
 * callback), POST /newsletter, GET /thank-you?reference=... after a post without script; and for the office
 * /enquiry/resend, a link in its mails.
 */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const site = openSite(context);
  const asked = idAsked(request);
  if (asked !== undefined) return thankYouPage(request, asked, site);
  if (new URL(request.url).pathname === RESEND_PATH) return answerResend(request, site);
  const { ip } = context;
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  return newsletterPage(request) ?? receiveEnquiry(request, site, { ip, rateLimiter, waitUntil });
}
