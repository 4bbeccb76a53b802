import { MAIL_LIMIT_MS } from '../forms/enquiry/deliver.ts';
import { dueAt } from '../forms/enquiry/enquiryRecord.ts';
import { failureCode, logError } from '../forms/runtime/log.ts';
import { type ConfirmationTools, confirmByMail } from './confirmByMail.ts';
import type { Ask } from './subscriber.ts';

async function readAsk(id: string, { store }: ConfirmationTools): Promise<Ask | undefined> {
  try {
    return await store.asked.read(id);
  } catch (error) {
    logError({ event: 'unreadable', id, code: failureCode(error) });
    return undefined;
  }
}

/** Sends the confirmation mails that failed before and are due, while `timeLeftMs` says there is time. Never throws. */
export async function confirmWaiting(tools: ConfirmationTools, timeLeftMs: () => number): Promise<void> {
  try {
    for (const id of await tools.store.asked.listIds()) {
      if (timeLeftMs() <= 0) return;
      const ask = await readAsk(id, tools);
      if (ask === undefined || dueAt(ask) > tools.now().getTime()) continue;
      await confirmByMail(ask, tools, Math.min(MAIL_LIMIT_MS, timeLeftMs()));
    }
  } catch (error) {
    logError({ event: 'newsletter-mail', code: `store ${failureCode(error)}` });
  }
}
