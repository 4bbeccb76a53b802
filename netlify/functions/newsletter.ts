import type { Context } from '@netlify/functions';
import { createSender } from '../forms/mail/sendMail.ts';
import { createLimiter } from '../forms/runtime/limiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';
import { readSecret } from '../newsletter/secret.ts';
import { takeAddress } from '../newsletter/takeAddress.ts';

const limiter = createLimiter();
const inFlight = new Map<string, Promise<unknown>>();

/** POST /newsletter (a rewrite in netlify.toml): asks for the newsletter. */
export default function newsletter(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return takeAddress(request, {
    openStore: (totalMs) => openNewsletterStore({ context: settings.context, totalMs }),
    send: createSender(settings),
    settings,
    secret: () => readSecret(process.env, settings.context),
    limiter,
    inFlight,
    now: () => new Date(),
    address: context.ip,
    waitUntil: (work) => context.waitUntil(work),
  });
}
