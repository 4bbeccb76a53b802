import type { Context } from '@netlify/functions';
import { NEWSLETTER_MESSAGES } from '../../lib/enquiry/newsletter.ts';
import type { Language } from '../../lib/words/language.ts';
import { htmlAnswer } from '../forms/http/answer.ts';
import { REFUSALS } from '../forms/http/outcome.ts';
import { isAtDefaultPath } from '../forms/http/requestChecks.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import { readSecret, type Secret } from '../forms/runtime/secret.ts';
import { idInToken } from '../forms/runtime/token.ts';
import { languageAsked, type NewsletterPurpose } from './links.ts';
import { buttonPage, donePage, errorPage, unavailablePage } from './newsletterPages.ts';
import { type NewsletterStore, openNewsletterStore } from './newsletterStore.ts';
import { presentId } from './presentId.ts';
import { inactiveAfter } from './subscriber.ts';

/** What following a link depends on. */
export type LinkTools = {
  openStore: (totalMs: number) => NewsletterStore;
  secret: () => Promise<Secret>;
  now: () => Date;
};

const STORE_LIMIT_MS = 6_000;
const ALLOWED = { Allow: 'GET, POST' };

/** True where the subscriber is confirmed now; false where the id is unknown. */
async function confirm(id: string, { people }: NewsletterStore, now: Date): Promise<boolean> {
  const known = await people.read(id);
  if (known?.email === undefined) return false;
  if (known.state !== 'confirmed') await people.write({ ...known, state: 'confirmed', confirmedAt: now.toISOString() });
  return true;
}

/** Deletes the e-mail address; keeps only that this id left and when it was mailed. */
async function leave(id: string, { people, asked, reviews }: NewsletterStore, now: Date): Promise<true> {
  const known = await people.read(id);
  await asked.remove(id);
  if (known !== undefined && known.state !== 'left') {
    const { email: _, confirmedAt: __, language: ___, ...rest } = known;
    await reviews.add(dayOf(inactiveAfter(now)), id);
    await people.write({ ...rest, state: 'left', leftAt: now.toISOString() });
  }
  return true;
}

const ACTIONS = { confirm, leave };

async function act(
  purpose: NewsletterPurpose,
  idInLink: string,
  language: Language,
  tools: LinkTools,
): Promise<Response> {
  let id = idInLink;
  try {
    const store = tools.openStore(STORE_LIMIT_MS);
    id = await presentId(id, store);
    const isDone = await ACTIONS[purpose](id, store, tools.now());
    logInfo({ event: 'newsletter', id, code: isDone ? purpose : 'unknown' });
    return isDone
      ? htmlAnswer({ status: 200 }, donePage(purpose, language))
      : htmlAnswer({ status: 410 }, errorPage(NEWSLETTER_MESSAGES.linkOver, language));
  } catch (error) {
    logError({ event: 'newsletter', id, code: `store ${failureCode(error)}` });
    return htmlAnswer({ status: 503 }, unavailablePage(language));
  }
}

async function answer(request: Request, purpose: NewsletterPurpose, tools: LinkTools): Promise<Response> {
  if (isAtDefaultPath(request)) return htmlAnswer(REFUSALS.wrongPath, errorPage(REFUSALS.wrongPath.message));
  const language = languageAsked(request);
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    return htmlAnswer({ status: 405, headers: ALLOWED }, errorPage(NEWSLETTER_MESSAGES.linkOver, language));
  }
  const { key, fault } = await tools.secret();
  if (key === undefined) {
    logError({ event: 'newsletter', code: fault });
    return htmlAnswer({ status: 503 }, unavailablePage(language));
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const id = idInToken(key, purpose, token, tools.now());
  if (id === undefined) return htmlAnswer({ status: 410 }, errorPage(NEWSLETTER_MESSAGES.linkOver, language));
  return isPost ? act(purpose, id, language, tools) : htmlAnswer({ status: 200 }, buttonPage(purpose, token, language));
}

/**
 * The page of a link in a mail. GET shows a button and POST acts, also the one-click POST of mail providers (RFC 8058).
 * Those send no origin, no cookie and no form of ours, so only the token in the URL counts and the body is not read.
 * Never throws.
 */
export async function followLink(request: Request, purpose: NewsletterPurpose, tools: LinkTools): Promise<Response> {
  try {
    return await answer(request, purpose, tools);
  } catch (error) {
    logError({ event: 'crash', code: failureCode(error) });
    return htmlAnswer({ status: 500 }, unavailablePage(languageAsked(request)));
  }
}

/** The Netlify function of a link in a mail. */
export function linkFunction(purpose: NewsletterPurpose) {
  return (request: Request, { deploy: { context } }: Context): Promise<Response> =>
    followLink(request, purpose, {
      openStore: (totalMs) => openNewsletterStore({ context, totalMs }),
      secret: () => readSecret(process.env, context),
      now: () => new Date(),
    });
}
