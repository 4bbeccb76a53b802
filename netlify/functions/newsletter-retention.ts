import type { Config, Context } from '@netlify/functions';
import { scheduledRun } from '../forms/runtime/scheduledRun.ts';
import { deleteInactive } from '../newsletter/deleteInactive.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';

/** Every hour: erases e-mail addresses that were not confirmed. Netlify runs it on the published deploy only. */
export default async function newsletterRetention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const { totalMs, isOver } = scheduledRun();
  await deleteInactive({ store: openNewsletterStore({ context, totalMs }), now: () => new Date(), isOver });
}

export const config: Config = { schedule: '40 * * * *' };
