import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../forms/enquiry/redeliverPending.ts';
import { alertTo } from '../forms/mail/postAlert.ts';
import { createMailer, createSender } from '../forms/mail/sendMail.ts';
import { readSettings } from '../forms/runtime/settings.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';
import { sendPendingConfirmations } from '../newsletter/sendConfirmation.ts';

/** The platform ends a scheduled function after 30 seconds; the last result must still be stored. */
const STORE_LIMIT_MS = 29_000;
const NEWSLETTER_UNTIL_MS = 25_000;

/** Every 5 minutes: mails pending entries, enquiries first. Netlify runs it on the published deploy only. */
export default async function redeliver(_request: Request, context: Context): Promise<void> {
  const started = Date.now();
  const settings = readSettings(process.env, context.deploy.context);
  const storeOptions = { context: settings.context, totalMs: STORE_LIMIT_MS };
  const now = () => new Date();
  const send = createSender(settings);
  await redeliverPending({
    store: openEnquiryStore(storeOptions),
    mailer: createMailer(settings),
    gather: send && { send, settings },
    now,
    sendAlert: alertTo(settings.alertUrl),
  });
  await sendPendingConfirmations(
    { store: openNewsletterStore(storeOptions), send, settings, now },
    () => started + NEWSLETTER_UNTIL_MS - Date.now(),
  );
}

export const config: Config = { schedule: '*/5 * * * *' };
