import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../forms/enquiry/redeliverPending.ts';
import { alertTo } from '../forms/mail/postAlert.ts';
import { createMailer } from '../forms/mail/sendMail.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** The platform ends a scheduled function after 30 seconds; the last result must still be stored. */
const STORE_LIMIT_MS = 29_000;

/** Every 5 minutes: mails pending entries. Netlify runs it on the published deploy only. */
export default async function redeliver(_request: Request, context: Context): Promise<void> {
  const settings = readSettings(process.env, context.deploy.context);
  await redeliverPending({
    store: openEnquiryStore({ context: settings.context, totalMs: STORE_LIMIT_MS }),
    mailer: createMailer(settings),
    mailsAnHour: settings.mailsAnHour,
    now: () => new Date(),
    sendAlert: alertTo(settings.alertUrl),
  });
}

export const config: Config = { schedule: '*/5 * * * *' };
