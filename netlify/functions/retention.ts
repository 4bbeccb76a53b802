import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../forms/enquiry/eraseExpired.ts';
import { deleteInactive } from '../newsletter/deleteInactive.ts';
import { openNewsletterStore } from '../newsletter/newsletterStore.ts';

/** The platform ends a scheduled function after 30 seconds; work in progress must finish before. */
const RUN_LIMIT_MS = 25_000;
const STORE_LIMIT_MS = 29_000;

/** Every hour: erases expired entries. Netlify runs it on the published deploy only. */
export default async function retention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const started = performance.now();
  const storeOptions = { context, totalMs: STORE_LIMIT_MS };
  const time = { now: () => new Date(), isOver: () => performance.now() - started >= RUN_LIMIT_MS };
  await Promise.all([
    eraseExpired({ store: openEnquiryStore(storeOptions), ...time }),
    deleteInactive({ store: openNewsletterStore(storeOptions), ...time }),
  ]);
}

export const config: Config = { schedule: '20 * * * *' };
