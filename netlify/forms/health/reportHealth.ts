import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { jsonAnswer } from '../http/answer.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { timeInName } from '../runtime/entryName.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Secret } from '../runtime/secret.ts';
import type { Settings } from '../runtime/settings.ts';

/** What a report depends on. */
export type HealthTools = {
  openStore: (totalMs: number) => EnquiryStore;
  settings: Pick<Settings, 'mailRoute'>;
  secret: () => Promise<Secret>;
  now: () => Date;
};

/** What a monitor reads. Says of settings only whether they are there. */
type HealthReport = {
  ok: boolean;
  store: 'ok' | 'unreachable';
  /** Whether an enquiry has waited for its mail for over an hour: the sign that mail is broken; null without a store. */
  waiting: 'none over an hour' | 'over an hour' | null;
  mail: 'smtp' | 'outbox' | 'not set';
  newsletter: 'ok' | 'not set';
  /** Id of the published build, from /build.txt; null where that cannot be had. */
  build: string | null;
};

const HOUR_MS = 3_600_000;
const STORE_LIMIT_MS = 5_000;
const BUILD_LIMIT_MS = 3_000;
/** Published by the build (lib/server/site-build/buildId.ts). */
const BUILD_FILE = '/build.txt';
const BUILD_ID = /^[0-9a-f]{16}$/;

const MAIL_STATES = { smtp: 'smtp', folder: 'outbox', blobs: 'outbox', none: 'not set' } as const;

/** By one list of names, which begin with their time, the oldest first. */
async function storeState({ openStore, now }: HealthTools): Promise<Pick<HealthReport, 'store' | 'waiting'>> {
  try {
    const [oldest] = await openStore(STORE_LIMIT_MS).listNames('pending');
    const hourAgo = new Date(now().getTime() - HOUR_MS).toISOString();
    const isLate = oldest !== undefined && (timeInName(oldest) ?? '') < hourAgo;
    return { store: 'ok', waiting: isLate ? 'over an hour' : 'none over an hour' };
  } catch (error) {
    logError({ event: 'health', code: failureCode(error) });
    return { store: 'unreachable', waiting: null };
  }
}

/** A function carries nothing of the site with it, so it asks as a visitor would. */
async function publishedBuild(request: Request): Promise<string | null> {
  try {
    const response = await fetch(new URL(BUILD_FILE, request.url), { signal: AbortSignal.timeout(BUILD_LIMIT_MS) });
    const text = response.ok ? (await response.text()).trim() : '';
    return BUILD_ID.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Answers a monitor: 200 where enquiries are taken and mailed, 503 where not. */
export async function reportHealth(request: Request, tools: HealthTools): Promise<Response> {
  const { settings, secret } = tools;
  if (isAtDefaultPath(request)) return jsonAnswer({ status: 404 }, { ok: false });
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonAnswer({ status: 405, headers: { Allow: 'GET, HEAD' } }, { ok: false });
  }
  const [state, build, { key }] = await Promise.all([storeState(tools), publishedBuild(request), secret()]);
  const mail = MAIL_STATES[settings.mailRoute.kind];
  const newsletter = key === undefined ? 'not set' : 'ok';
  const ok = state.waiting === 'none over an hour' && mail !== 'not set' && newsletter === 'ok';
  const report: HealthReport = { ok, ...state, mail, newsletter, build };
  return jsonAnswer({ status: ok ? 200 : 503 }, report);
}
