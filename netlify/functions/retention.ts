import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../forms/enquiry/eraseExpired.ts';
import { alertTo } from '../forms/mail/postAlert.ts';
import { scheduledRun } from '../forms/runtime/scheduledRun.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** Every hour: erases enquiries whose time is over. Netlify runs it on the published deploy only. */
export default async function retention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const { totalMs, isOver } = scheduledRun();
  const { alertUrl } = readSettings(process.env, context);
  const store = openEnquiryStore({ context, totalMs });
  await eraseExpired({ store, now: () => new Date(), isOver, sendAlert: alertTo(alertUrl) });
}

export const config: Config = { schedule: '20 * * * *' };
