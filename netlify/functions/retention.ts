import type { Config, Context } from '@netlify/functions';
import { eraseExpired } from '../forms/enquiry/eraseExpired.ts';
import { openSite } from '../forms/site.ts';

/** Erases expired entries every hour. Netlify runs it on the published deploy only. */
export default (_request: Request, context: Context): Promise<void> => eraseExpired(openSite(context));

export const config: Config = { schedule: '20 * * * *' };
