import type { Context } from '@netlify/functions';
import { NEWSLETTER_MESSAGES } from '../../lib/enquiry/newsletter.ts';
import { htmlAnswer } from '../forms/http/answer.ts';
import { REFUSALS } from '../forms/http/outcome.ts';
import { isAtDefaultPath } from '../forms/http/requestChecks.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import { idInToken } from '../forms/runtime/token.ts';
import type { NewsletterPurpose } from './links.ts';
import { buttonPage, donePage, errorPage, unavailablePage } from './newsletterPages.ts';
import { type NewsletterStore, openNewsletterStore } from './newsletterStore.ts';
import { inactiveAfter } from './subscriber.ts';

/** Dependencies of a link's page. */
export type LinkTools = {
  openStore: (totalMs: number) => NewsletterStore;
  now: () => Date;
};

const STORE_LIMIT_MS = 6_000;
const ALLOWED = { Allow: 'GET, POST' };

/** Confirms a subscriber; false if the id is unknown. */
async function confirm(id: string, { people }: NewsletterStore, now: Date): Promise<boolean> {
  const known = await people.read(id);
  if (known?.email === undefined) return false;
  if (known.state !== 'confirmed') await people.write({ ...known, state: 'confirmed', confirmedAt: now.toISOString() });
  return true;
}

/** Deletes the e-mail address; keeps only that this id left and when it was mailed. */
export async function leave(id: string, { people, asked, reviews }: NewsletterStore, now: Date): Promise<true> {
  const known = await people.read(id);
  await asked.remove(id);
  if (known !== undefined && known.state !== 'left') {
    const { email: _, confirmedAt: __, ...rest } = known;
    await reviews.add(dayOf(inactiveAfter(now)), id);
    await people.write({ ...rest, state: 'left', leftAt: now.toISOString() });
  }
  return true;
}

const ACTIONS = { confirm, leave };

async function act(purpose: NewsletterPurpose, id: string, tools: LinkTools): Promise<Response> {
  try {
    const isDone = await ACTIONS[purpose](id, tools.openStore(STORE_LIMIT_MS), tools.now());
    logInfo({ event: 'newsletter', id, code: isDone ? purpose : 'unknown' });
    return isDone
      ? htmlAnswer({ status: 200 }, donePage(purpose))
      : htmlAnswer({ status: 410 }, errorPage(NEWSLETTER_MESSAGES.linkOver));
  } catch (error) {
    logError({ event: 'newsletter', id, code: `store ${failureCode(error)}` });
    return htmlAnswer({ status: 503 }, unavailablePage());
  }
}

/** Reads the key; undefined, with a line in the log, if the store does not answer. */
async function readKey({ openStore }: LinkTools): Promise<string | undefined> {
  try {
    return await openStore(STORE_LIMIT_MS).key();
  } catch (error) {
    logError({ event: 'newsletter', code: `store ${failureCode(error)}` });
    return undefined;
  }
}

async function answer(request: Request, purpose: NewsletterPurpose, tools: LinkTools): Promise<Response> {
  if (isAtDefaultPath(request)) return htmlAnswer(REFUSALS.wrongPath, errorPage(REFUSALS.wrongPath.message));
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    return htmlAnswer({ status: 405, headers: ALLOWED }, errorPage(NEWSLETTER_MESSAGES.linkOver));
  }
  const key = await readKey(tools);
  if (key === undefined) return htmlAnswer({ status: 503 }, unavailablePage());
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const id = idInToken(key, purpose, token, tools.now());
  if (id === undefined) return htmlAnswer({ status: 410 }, errorPage(NEWSLETTER_MESSAGES.linkOver));
  return isPost ? act(purpose, id, tools) : htmlAnswer({ status: 200 }, buttonPage(purpose, token));
}

/**
 * Answers the link in a mail. GET shows a button and POST acts, also the one-click POST of mail providers (RFC 8058).
 * They send no origin, cookie or form, so only the token in the URL counts and the body is not read. Never throws.
 */
export async function followLink(request: Request, purpose: NewsletterPurpose, tools: LinkTools): Promise<Response> {
  try {
    return await answer(request, purpose, tools);
  } catch (error) {
    logError({ event: 'crash', code: failureCode(error) });
    return htmlAnswer({ status: 500 }, unavailablePage());
  }
}

/** Creates the Netlify function of a link in a mail. */
export function linkFunction(purpose: NewsletterPurpose) {
  return (request: Request, { deploy: { context } }: Context): Promise<Response> =>
    followLink(request, purpose, {
      openStore: (totalMs) => openNewsletterStore({ context, totalMs }),
      now: () => new Date(),
    });
}
