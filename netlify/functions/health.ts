import type { Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { reportHealth } from '../forms/health/reportHealth.ts';
import { readSettings } from '../forms/runtime/settings.ts';

/** GET /health (a rewrite in netlify.toml): whether the forms work, for a monitor. */
export default function health(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return reportHealth(request, {
    openStore: (totalMs) => openEnquiryStore({ context: settings.context, totalMs }),
    settings,
    now: () => new Date(),
  });
}
