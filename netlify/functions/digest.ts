import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { postAlert } from '../forms/mail/postAlert.ts';
import { sendDigest } from '../forms/mail/sendDigest.ts';
import { createSender } from '../forms/mail/sendMail.ts';
import { readSettings } from '../forms/runtime/settings.ts';
import { deleteInactive } from '../newsletter/deleteInactive.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';

/** The platform ends a scheduled function after 30 seconds. */
const STORE_LIMIT_MS = 29_000;

/** Every morning: the office's digest, then the newsletter's tidying. Netlify runs it on the published deploy only. */
export default async function digest(_request: Request, context: Context): Promise<void> {
  const settings = readSettings(process.env, context.deploy.context);
  const { alertUrl } = settings;
  const storeOptions = { context: settings.context, totalMs: STORE_LIMIT_MS };
  await sendDigest({
    store: openEnquiryStore(storeOptions),
    send: createSender(settings),
    settings,
    now: () => new Date(),
    sendAlert: alertUrl === undefined ? undefined : (text) => postAlert(alertUrl, text),
  });
  await deleteInactive(openNewsletterStore(storeOptions), new Date());
}

/** 05:00 UTC: 8 in the morning in Dar es Salaam. */
export const config: Config = { schedule: '0 5 * * *' };
