import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { createSenderCount } from '../forms/enquiry/senderCount.ts';
import type { Outcome } from '../forms/http/outcome.ts';
import { MAILS_AT_ONCE } from '../forms/mail/delivery.ts';
import { createMailCheck, createMailer } from '../forms/mail/sendMail.ts';
import { createConcurrencyLimit } from '../forms/runtime/concurrencyLimit.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';

// One each for an instance of the function, across its requests.
const rateLimiter = createRateLimiter();
const senders = createSenderCount();
const deliveryLimit = createConcurrencyLimit(MAILS_AT_ONCE);
const inFlight = new Map<string, Promise<Outcome>>();

/** POST /contact-form.php (a rewrite in netlify.toml): the contact form and the callback form. */
export default function contactForm(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return receiveEnquiry(request, {
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    mailer: createMailer(settings),
    probe: { token: process.env.PROBE_TOKEN || undefined, checkMail: createMailCheck(settings) },
    rateLimiter,
    acceptedPerMinute: settings.acceptedPerMinute,
    // A load run sends one message from many addresses.
    senders: Number.isFinite(settings.mailsAnHour) ? senders : undefined,
    mailsAnHour: settings.mailsAnHour,
    inFlight,
    deliveryLimit,
    now: () => new Date(),
    ip: context.ip,
    waitUntil: (work) => context.waitUntil(work),
  });
}
