import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { alertTo } from '../forms/mail/postAlert.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';
import { receiveReports } from '../reports/receiveReports.ts';

const STORE_LIMIT_MS = 5_000;

const limiter = createRateLimiter();

/** POST /csp-reports (a rewrite in netlify.toml): what browsers blocked by the content security policy, counted. */
export default function cspReports(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return receiveReports(request, {
    openStore: () => openEnquiryStore({ context: settings.context, totalMs: STORE_LIMIT_MS }),
    sendAlert: alertTo(settings.alertUrl),
    limiter,
    now: () => new Date(),
  });
}
