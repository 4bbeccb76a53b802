import type { Context } from '@netlify/functions';
import { RESEND_PATH } from '../../lib/enquiry/forms.ts';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../forms/enquiry/receiveEnquiry.ts';
import { answerResend } from '../forms/enquiry/sendAgain.ts';
import { newsletterPage, referenceAsked, thankYouPage } from '../forms/http/thankYouPage.ts';
import { createMailCheck, createMailer } from '../forms/mail/sendMail.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** One for each instance of the function, across its requests. */
const rateLimiter = createRateLimiter();

/**
 * What visitors send and the page after it, each by a rewrite in netlify.toml: POST /contact-form.php (contact and
 * callback), POST /newsletter, GET /thank-you?reference=... after a post without script; and for the office
 * /enquiry/resend, a link in its mails.
 */
export default async function contactForm(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  const asked = referenceAsked(request);
  if (asked !== undefined) return thankYouPage(request, asked, settings.siteUrl);
  const openStore = (totalMs: number) => openEnquiryStore({ context: settings.context, totalMs });
  const mailer = createMailer(settings);
  const now = () => new Date();
  if (new URL(request.url).pathname === RESEND_PATH) return answerResend(request, { openStore, mailer, settings, now });
  return (
    newsletterPage(request) ??
    receiveEnquiry(request, {
      openStore,
      mailer,
      probe: { token: process.env.PROBE_TOKEN || undefined, checkMail: createMailCheck(settings) },
      rateLimiter,
      acceptedPerMinute: settings.acceptedPerMinute,
      mailsAnHour: settings.mailsAnHour,
      isPreview: settings.isPreview,
      now,
      ip: context.ip,
      waitUntil: (work) => context.waitUntil(work),
    })
  );
}
