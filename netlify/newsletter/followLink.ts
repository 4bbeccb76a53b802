import { NEWSLETTER_MESSAGES } from '../../lib/enquiry/newsletter.ts';
import { htmlAnswer } from '../forms/http/answer.ts';
import { firm } from '../forms/runtime/firm.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import { buttonPage, donePage, sorryPage } from './newsletterPages.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { idInToken, type Purpose } from './token.ts';

/** What following a link of a mail needs from the world. */
export type LinkTools = {
  openStore: (totalMs: number) => NewsletterStore;
  secret: () => Promise<string | undefined>;
  now: () => Date;
};

const STORE_LIMIT_MS = 6_000;
const ALLOWED = { Allow: 'GET, POST' };
const UNAVAILABLE = `${NEWSLETTER_MESSAGES.unavailable} E-mail: ${firm.email}.`;

/** True where someone is on the list now; false where nothing is known of who follows the link. */
async function confirm(id: string, { people }: NewsletterStore, now: Date): Promise<boolean> {
  const known = await people.read(id);
  if (known?.email === undefined) return false;
  if (known.state !== 'confirmed') await people.write({ ...known, state: 'confirmed', confirmedAt: now.toISOString() });
  return true;
}

/** Deletes the address. What stays is that its id left and when it was last mailed. */
async function leave(id: string, { people, asked }: NewsletterStore, now: Date): Promise<true> {
  const known = await people.read(id);
  await asked.remove(id);
  if (known !== undefined && known.state !== 'left') {
    const { mailedAt } = known;
    await people.write({ id, state: 'left', leftAt: now.toISOString(), ...(mailedAt && { mailedAt }) });
  }
  return true;
}

const ACTIONS = { confirm, leave };

async function act(purpose: Purpose, id: string, tools: LinkTools): Promise<Response> {
  try {
    const isDone = await ACTIONS[purpose](id, tools.openStore(STORE_LIMIT_MS), tools.now());
    logInfo({ event: 'newsletter', id, code: isDone ? purpose : 'unknown' });
    return isDone
      ? htmlAnswer({ status: 200 }, donePage(purpose))
      : htmlAnswer({ status: 410 }, sorryPage(NEWSLETTER_MESSAGES.linkOver));
  } catch (error) {
    logError({ event: 'newsletter', id, code: `store ${failureCode(error)}` });
    return htmlAnswer({ status: 503 }, sorryPage(UNAVAILABLE));
  }
}

async function answer(request: Request, purpose: Purpose, tools: LinkTools): Promise<Response> {
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    return htmlAnswer({ status: 405, headers: ALLOWED }, sorryPage(NEWSLETTER_MESSAGES.linkOver));
  }
  const secret = await tools.secret();
  if (secret === undefined) {
    logError({ event: 'newsletter', code: 'FORMS_SECRET is not set' });
    return htmlAnswer({ status: 503 }, sorryPage(UNAVAILABLE));
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const id = idInToken(secret, purpose, token, tools.now());
  if (id === undefined) return htmlAnswer({ status: 410 }, sorryPage(NEWSLETTER_MESSAGES.linkOver));
  return isPost ? act(purpose, id, tools) : htmlAnswer({ status: 200 }, buttonPage(purpose, token));
}

/**
 * The page behind a link of a mail. GET shows a button, POST acts, also the one-click
 * POST of mail providers (RFC 8058): they send no origin, no cookie and no form of ours,
 * so the token in the address is all that counts, and the body is not read.
 */
export async function followLink(request: Request, purpose: Purpose, tools: LinkTools): Promise<Response> {
  try {
    return await answer(request, purpose, tools);
  } catch (error) {
    logError({ event: 'crash', code: failureCode(error) });
    return htmlAnswer({ status: 500 }, sorryPage(UNAVAILABLE));
  }
}
