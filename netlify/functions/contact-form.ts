import type { Context } from '@netlify/functions';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { idAsked, newsletterPage, thankYouPage } from '../forms/http/thankYouPage.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { openSite } from '../forms/site.ts';

/** One for each instance of the function, across its requests. */
const rateLimiter = createRateLimiter();

/**
 * What visitors send and the page after it, each by a rewrite in netlify.toml: POST /contact-form.php (contact and
 * callback), POST /newsletter, and GET /thank-you?reference=... after a post without script.
 */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const site = openSite(context);
  const asked = idAsked(request);
  if (asked !== undefined) return thankYouPage(request, asked, site);
  const { ip } = context;
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  return newsletterPage(request) ?? receiveEnquiry(request, site, { ip, rateLimiter, waitUntil });
}
