import type { Config, Context } from '@netlify/functions';
import { sendDigest } from '../forms/mail/sendDigest.ts';
import { openSite } from '../forms/site.ts';

/** Sends the office's digest every morning. Netlify runs it on the published deploy only. */
export default (_request: Request, context: Context): Promise<void> => sendDigest(openSite(context));

/** 05:00 UTC, which is 8 am in Dar es Salaam. */
export const config: Config = { schedule: '0 5 * * *' };
