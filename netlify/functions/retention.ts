import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../forms/enquiry/eraseExpired.ts';
import { scheduledRun } from '../forms/runtime/scheduledRun.ts';

/** Every hour: erases enquiries whose time is over. Netlify runs it on the published deploy only. */
export default async function retention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const { totalMs, isOver } = scheduledRun();
  await eraseExpired({ store: openEnquiryStore({ context, totalMs }), now: () => new Date(), isOver });
}

export const config: Config = { schedule: '20 * * * *' };
