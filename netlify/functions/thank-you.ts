import type { Context } from '@netlify/functions';
import { thankYouPage } from '../forms/http/thankYouPage.ts';
import { openSite } from '../forms/site.ts';

/** GET /thank-you?reference=... (rewritten in netlify.toml): the page after a submission without JavaScript. */
export default (request: Request, context: Context): Promise<Response> => thankYouPage(request, openSite(context));
