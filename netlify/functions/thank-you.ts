import type { Context } from '@netlify/functions';
import { thankYouPage } from '../forms/http/thankYouPage.ts';
import { openSite } from '../forms/site.ts';

/** GET /thank-you?reference=... (rewrites in netlify.toml): the page after a post without script. */
export default (request: Request, context: Context): Promise<Response> => thankYouPage(request, openSite(context));
