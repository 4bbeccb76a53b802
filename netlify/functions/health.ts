import type { Context } from '@netlify/functions';
import { reportHealth } from '../forms/monitoring/health.ts';
import { openSite } from '../forms/site.ts';

/** GET /health (rewritten in netlify.toml): tells a monitor whether the forms work. */
export default (request: Request, context: Context): Promise<Response> => reportHealth(request, openSite(context));
