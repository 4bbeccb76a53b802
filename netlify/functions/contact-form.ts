import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { takeEnquiry } from '../forms/enquiry/takeEnquiry.ts';
import type { Outcome } from '../forms/http/outcome.ts';
import { createMailer } from '../forms/mail/mailer.ts';
import { createInTurn } from '../forms/runtime/inTurn.ts';
import { createLimiter } from '../forms/runtime/limiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';

const limiter = createLimiter();
const MAILS_AT_ONCE = 4;

const inTurn = createInTurn(MAILS_AT_ONCE);
const inFlight = new Map<string, Promise<Outcome>>();

/** POST /contact-form.php (a rewrite in netlify.toml): the contact form and the callback form. */
export default function contactForm(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return takeEnquiry(request, {
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    mailer: createMailer(settings),
    limiter,
    acceptedPerMinute: settings.acceptedPerMinute,
    inFlight,
    inTurn,
    now: () => new Date(),
    address: context.ip,
    waitUntil: (work) => context.waitUntil(work),
  });
}
