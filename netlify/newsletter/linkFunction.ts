import type { Context } from '@netlify/functions';
import { followLink } from './followLink.ts';
import { openNewsletterStore } from './newsletterStore.ts';
import { readSecret } from './secret.ts';
import type { Purpose } from './token.ts';

/** The function behind a link of a mail. */
export function linkFunction(purpose: Purpose) {
  return (request: Request, { deploy: { context } }: Context): Promise<Response> =>
    followLink(request, purpose, {
      openStore: (totalMs) => openNewsletterStore({ context, totalMs }),
      secret: () => readSecret(process.env, context),
      now: () => new Date(),
    });
}
