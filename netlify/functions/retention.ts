import type { Config, Context } from '@netlify/functions';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../forms/enquiry/eraseExpired.ts';

/** The platform ends a scheduled function after 30 seconds; work in progress must finish before. */
const RUN_LIMIT_MS = 25_000;
const STORE_LIMIT_MS = 29_000;

/** Every hour: erases expired entries. Netlify runs it on the published deploy only. */
export default async function retention(_request: Request, { deploy: { context } }: Context): Promise<void> {
  const started = performance.now();
  await eraseExpired({
    store: openEnquiryStore({ context, totalMs: STORE_LIMIT_MS }),
    now: () => new Date(),
    isOver: () => performance.now() - started >= RUN_LIMIT_MS,
  });
}

export const config: Config = { schedule: '20 * * * *' };
