import { HOUR_MS } from '../../../lib/dates/time.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { jsonAnswer } from '../http/answer.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { timeInName } from '../runtime/entryName.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';

/** Dependencies of a report. */
export type HealthTools = {
  openStore: (totalMs: number) => EnquiryStore;
  settings: Pick<Settings, 'mailRoute'>;
  now: () => Date;
};

/** A report for monitors. Of settings it says only whether they exist. */
type HealthReport = {
  ok: boolean;
  store: 'ok' | 'unreachable';
  /** Whether an enquiry has waited for over an hour, the sign of broken mail; null without a store. */
  waiting: 'none over an hour' | 'over an hour' | null;
  mail: 'smtp' | 'outbox' | 'not set';
  /** Id of the published build, from /build.txt; null if not available. */
  build: string | null;
};

const STORE_LIMIT_MS = 5_000;
const HEALTH_NOTE = 'health';
const BUILD_LIMIT_MS = 3_000;
/** Written by the build (lib/server/site-build/buildId.ts). */
const BUILD_FILE = '/build.txt';
const BUILD_ID = /^[0-9a-f]{16}$/;

const MAIL_STATES = { smtp: 'smtp', folder: 'outbox', blobs: 'outbox', none: 'not set' } as const;

/** Writes one note, since a full store still lists, and lists names once; a name begins with its time. */
async function storeState({ openStore, now }: HealthTools): Promise<Pick<HealthReport, 'store' | 'waiting'>> {
  try {
    const store = openStore(STORE_LIMIT_MS);
    await store.writeNote(HEALTH_NOTE, now().toISOString());
    const [oldest] = await store.listNames('pending');
    const hourAgo = new Date(now().getTime() - HOUR_MS).toISOString();
    const isLate = oldest !== undefined && (timeInName(oldest) ?? '') < hourAgo;
    return { store: 'ok', waiting: isLate ? 'over an hour' : 'none over an hour' };
  } catch (error) {
    logError({ event: 'health', code: failureCode(error) });
    return { store: 'unreachable', waiting: null };
  }
}

/** Fetches the build's id: a function's bundle contains no files of the site. */
async function publishedBuild(request: Request): Promise<string | null> {
  try {
    const response = await fetch(new URL(BUILD_FILE, request.url), { signal: AbortSignal.timeout(BUILD_LIMIT_MS) });
    const text = response.ok ? (await response.text()).trim() : '';
    return BUILD_ID.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Answers a monitor: 200 if enquiries are taken and mailed, else 503. */
export async function reportHealth(request: Request, tools: HealthTools): Promise<Response> {
  const { settings } = tools;
  if (isAtDefaultPath(request)) return jsonAnswer({ status: 404 }, { ok: false });
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonAnswer({ status: 405, headers: { Allow: 'GET, HEAD' } }, { ok: false });
  }
  const [state, build] = await Promise.all([storeState(tools), publishedBuild(request)]);
  const mail = MAIL_STATES[settings.mailRoute.kind];
  const ok = state.waiting === 'none over an hour' && mail !== 'not set';
  const report: HealthReport = { ok, ...state, mail, build };
  return jsonAnswer({ status: ok ? 200 : 503 }, report);
}
