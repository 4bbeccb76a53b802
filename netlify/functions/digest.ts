import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { alertTo } from '../forms/mail/postAlert.ts';
import { sendDigest } from '../forms/mail/sendDigest.ts';
import { createSender } from '../forms/mail/sendMail.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** Every morning: the office's digest. Netlify runs it on the published deploy only. */
export default async function digest(_request: Request, context: Context): Promise<void> {
  const settings = readSettings(process.env, context.deploy.context);
  await sendDigest({
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    send: createSender(settings),
    settings,
    now: () => new Date(),
    sendAlert: alertTo(settings.alertUrl),
  });
}

/** 05:00 UTC: 8 in the morning in Dar es Salaam. */
export const config: Config = { schedule: '0 5 * * *' };
