import { DAY_MS, HOUR_MS } from '../../../lib/dates/today.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { RETENTION_NOTE } from '../enquiry/eraseExpired.ts';
import { readRun } from '../enquiry/mailLimit.ts';
import { jsonAnswer } from '../http/answer.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';

/** Dependencies of a report. */
export type HealthTools = {
  openStore: (totalMs: number) => EnquiryStore;
  settings: Pick<Settings, 'isPreview' | 'mailRoute' | 'siteUrl'>;
  now: () => Date;
};

/** A report for monitors. Of settings it says only whether they exist. */
type HealthReport = {
  ok: boolean;
  store: 'ok' | 'unreachable';
  /** Whether an enquiry has waited for over an hour, the sign of broken mail; null without a store. */
  waiting: 'none over an hour' | 'over an hour' | null;
  /** Whether the scheduled functions that deliver and erase still run; null without a store. */
  schedule: 'runs' | 'redelivery has stopped' | 'retention has stopped' | null;
  mail: 'smtp' | 'outbox' | 'not set';
  /** Id of the published build, from /build.txt; null if not available. */
  build: string | null;
};

type StoreReport = Pick<HealthReport, 'store' | 'waiting' | 'schedule'>;

const STORE_LIMIT_MS = 5_000;
/** Note with the time of the first report: the schedule counts from there until its functions have run. */
const HEALTH_NOTE = 'health';
/** Redelivery runs every 5 minutes, retention every hour. */
const LONGEST_PAUSE_MS = { redelivery: HOUR_MS, retention: DAY_MS };
const BUILD_LIMIT_MS = 3_000;
/** Written by the build (lib/server/site-build/buildId.ts). */
const BUILD_FILE = '/build.txt';
const BUILD_ID = /^[0-9a-f]{16}$/;

const MAIL_STATES = { smtp: 'smtp', folder: 'outbox', none: 'not set' } as const;

/** Reads what the scheduled functions have noted, however many enquiries wait; writes a note, since a full store still reads. */
async function storeReport({ openStore, now }: HealthTools): Promise<StoreReport> {
  try {
    const store = openStore(STORE_LIMIT_MS);
    const moment = now();
    const [first = moment.toISOString(), run, erased] = await Promise.all([
      store.readNote(HEALTH_NOTE),
      readRun(store),
      store.readNote(RETENTION_NOTE),
    ]);
    await store.writeNote(HEALTH_NOTE, first);
    const pause = (last = first) => moment.getTime() - Date.parse(last);
    const hasStopped = pause(run?.at) > LONGEST_PAUSE_MS.redelivery;
    const isKept = pause(erased) > LONGEST_PAUSE_MS.retention;
    return {
      store: 'ok',
      waiting: run === undefined || run.overdue === 0 ? 'none over an hour' : 'over an hour',
      schedule: hasStopped ? 'redelivery has stopped' : isKept ? 'retention has stopped' : 'runs',
    };
  } catch (error) {
    logError({ event: 'health', code: failureCode(error) });
    return { store: 'unreachable', waiting: null, schedule: null };
  }
}

/** Fetches the build's id: a function's bundle contains no files of the site. */
async function publishedBuild(request: Request, { settings: { siteUrl } }: HealthTools): Promise<string | null> {
  try {
    const url = new URL(BUILD_FILE, siteUrl ?? request.url);
    const response = await fetch(url, { signal: AbortSignal.timeout(BUILD_LIMIT_MS) });
    const text = response.ok ? (await response.text()).trim() : '';
    return BUILD_ID.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Answers a monitor: 200 if enquiries are taken, mailed and erased in time, else 503. A preview has nothing to report. */
export async function reportHealth(request: Request, tools: HealthTools): Promise<Response> {
  const { settings } = tools;
  if (isAtDefaultPath(request) || settings.isPreview) return jsonAnswer({ status: 404 }, { ok: false });
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonAnswer({ status: 405, headers: { Allow: 'GET, HEAD' } }, { ok: false });
  }
  const [state, build] = await Promise.all([storeReport(tools), publishedBuild(request, tools)]);
  const mail = MAIL_STATES[settings.mailRoute.kind];
  const ok = state.waiting === 'none over an hour' && state.schedule === 'runs' && mail !== 'not set';
  const report: HealthReport = { ok, ...state, mail, build };
  return jsonAnswer({ status: ok ? 200 : 503 }, report);
}
