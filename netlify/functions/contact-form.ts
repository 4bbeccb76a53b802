import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { createSenderCount } from '../forms/enquiry/senderCount.ts';
import { referenceAsked, thankYouPage } from '../forms/http/thankYouPage.ts';
import { MAILS_AT_ONCE } from '../forms/mail/delivery.ts';
import { createMailCheck, createMailer } from '../forms/mail/sendMail.ts';
import { createConcurrencyLimit } from '../forms/runtime/concurrencyLimit.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';

// One for each instance of the function, across its requests.
const rateLimiter = createRateLimiter();
const senders = createSenderCount();
const deliveryLimit = createConcurrencyLimit(MAILS_AT_ONCE);

/**
 * POST /contact-form.php (a rewrite in netlify.toml): the contact and callback forms; GET /thank-you?reference=...: the
 * page after a post without script.
 */
export default function contactForm(request: Request, context: Context): Promise<Response> {
  const asked = referenceAsked(request);
  if (asked !== undefined) return thankYouPage(request, asked);
  const settings = readSettings(process.env, context.deploy.context);
  return receiveEnquiry(request, {
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    mailer: createMailer(settings),
    probe: { token: process.env.PROBE_TOKEN || undefined, checkMail: createMailCheck(settings) },
    rateLimiter,
    acceptedPerMinute: settings.acceptedPerMinute,
    // A load run sends one message from many addresses.
    senders: settings.isLoadRun ? undefined : senders,
    deliveryLimit,
    now: () => new Date(),
    ip: context.ip,
    waitUntil: (work) => context.waitUntil(work),
  });
}
