import type { Context } from '@netlify/functions';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { newsletterPage } from '../forms/http/thankYouPage.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { openSite } from '../forms/site.ts';

/** Shared by all requests to this function instance. */
const rateLimiter = createRateLimiter();

/** Handles form submissions rewritten in netlify.toml: POST /contact-form.php (contact and callback) and POST /newsletter. */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const site = openSite(context);
  const { ip } = context;
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  return newsletterPage(request) ?? receiveEnquiry(request, site, { ip, rateLimiter, waitUntil });
}
