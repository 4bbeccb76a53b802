import type { Config, Context } from '@netlify/functions';
import { sendDigest } from '../forms/mail/sendDigest.ts';
import { openSite } from '../forms/site.ts';

/** Every morning: the office's digest. Netlify runs it on the published deploy only. */
export default (_request: Request, context: Context): Promise<void> => sendDigest(openSite(context));

/** 05:00 UTC: 8 in the morning in Dar es Salaam. */
export const config: Config = { schedule: '0 5 * * *' };
