import type { Config, Context } from '@netlify/functions';
import { redeliverPending } from '../forms/enquiry/redeliverPending.ts';
import { openSite } from '../forms/site.ts';

/** Mails pending entries every 5 minutes. Netlify runs it on the published deploy only. */
export default (_request: Request, context: Context): Promise<void> => redeliverPending(openSite(context));

export const config: Config = { schedule: '*/5 * * * *' };
