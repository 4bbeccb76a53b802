import { DAY_MS, HOUR_MS } from '../../../lib/dates/today.ts';
import { jsonResponse } from '../http/answer.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Site } from '../site.ts';
import { RETENTION_NOTE, readRun } from './runNotes.ts';

/** A health report for monitors. Says only whether settings exist, not what they are. */
type HealthReport = {
  ok: boolean;
  store: 'ok' | 'unreachable';
  /**
   * Whether enquiries have been pending for over an hour (broken mail or a flood), or 'only stuck ones'. Null without a
   * store.
   */
  waiting: 'none over an hour' | 'only stuck ones' | 'over an hour' | null;
  /** Whether the scheduled functions for delivery and erasure still run; null without a store. */
  schedule: 'runs' | 'redelivery has stopped' | 'retention has stopped' | null;
  mail: 'smtp' | 'outbox' | 'not set';
};

const STORE_LIMIT_MS = 5_000;
/** Note with the time of the first report, from which the schedule counts until its functions have run. */
const HEALTH_NOTE = 'health';
/** Redelivery runs every 5 minutes, retention every hour. */
const LONGEST_PAUSE_MS = { redelivery: HOUR_MS, retention: DAY_MS };

const MAIL_STATES = { smtp: 'smtp', folder: 'outbox', none: 'not set' } as const;

/** Reads the notes of the scheduled functions, in constant time. Also writes a note, because a full store can still be read. */
async function storeReport({ openStore, now }: Site): Promise<Omit<HealthReport, 'ok' | 'mail'>> {
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
      waiting: run?.overdue ? 'over an hour' : run?.stuck ? 'only stuck ones' : 'none over an hour',
      schedule: hasStopped ? 'redelivery has stopped' : isKept ? 'retention has stopped' : 'runs',
    };
  } catch (error) {
    logError({ event: 'health', code: failureCode(error) });
    return { store: 'unreachable', waiting: null, schedule: null };
  }
}

/**
 * Responds to a monitor: 200 if enquiries are accepted, mailed and erased on time, otherwise 503. Previews have nothing to
 * report.
 */
export async function reportHealth(request: Request, site: Site): Promise<Response> {
  const { isPreview, mailRoute } = site.settings;
  if (isAtDefaultPath(request) || isPreview) return jsonResponse({ status: 404 }, { ok: false });
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonResponse({ status: 405, headers: { Allow: 'GET, HEAD' } }, { ok: false });
  }
  const state = await storeReport(site);
  const mail = MAIL_STATES[mailRoute.kind];
  // A stuck enquiry does not change the status, because that would hide the next failure.
  const ok = state.waiting !== 'over an hour' && state.schedule === 'runs' && mail !== 'not set';
  return jsonResponse({ status: ok ? 200 : 503 }, { ok, ...state, mail } satisfies HealthReport);
}
