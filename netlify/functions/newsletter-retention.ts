import type { Config, Context } from '@netlify/functions';
import { scheduledRun } from '../forms/runtime/scheduledRun.ts';
import { readSecret } from '../forms/runtime/secret.ts';
import { deleteInactive } from '../newsletter/deleteInactive.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';

/** Every hour: erases e-mail addresses that were not confirmed. Netlify runs it on the published deploy only. */
export default async function newsletterRetention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const { totalMs, isOver } = scheduledRun();
  const { key: secret } = await readSecret(process.env, context);
  await deleteInactive({ store: openNewsletterStore({ context, totalMs }), now: () => new Date(), secret, isOver });
}

export const config: Config = { schedule: '40 * * * *' };
