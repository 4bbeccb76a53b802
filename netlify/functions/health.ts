import type { Context } from '@netlify/functions';
import { reportHealth } from '../forms/monitoring/health.ts';
import { openSite } from '../forms/site.ts';

/** GET /health (a rewrite in netlify.toml): whether the forms work, for a monitor. */
export default (request: Request, context: Context): Promise<Response> => reportHealth(request, openSite(context));
