import type { Config, Context } from '@netlify/functions';
import { redeliverPending } from '../forms/enquiry/redeliverPending.ts';
import { openSite } from '../forms/site.ts';

/** Every 5 minutes: mails pending entries. Netlify runs it on the published deploy only. */
export default (_request: Request, context: Context): Promise<void> => redeliverPending(openSite(context));

export const config: Config = { schedule: '*/5 * * * *' };
