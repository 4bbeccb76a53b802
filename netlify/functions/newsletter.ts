import type { Context } from '@netlify/functions';
import { createSender } from '../forms/mail/sendMail.ts';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import { readSettings } from '../forms/runtime/settings.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';
import { receiveSignup } from '../newsletter/receiveSignup.ts';

// One for each instance of the function, across its requests.
const rateLimiter = createRateLimiter();
const inFlight = new Map<string, Promise<unknown>>();

/** POST /newsletter (a rewrite in netlify.toml): signs up for the newsletter. */
export default function newsletter(request: Request, context: Context): Promise<Response> {
  const settings = readSettings(process.env, context.deploy.context);
  return receiveSignup(request, {
    openStore: (totalMs) => openNewsletterStore({ context: settings.context, totalMs }),
    send: createSender(settings),
    settings,
    rateLimiter,
    inFlight,
    now: () => new Date(),
    ip: context.ip,
    waitUntil: (work) => context.waitUntil(work),
  });
}
