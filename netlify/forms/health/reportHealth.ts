import type { Secret } from '../../newsletter/secret.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { jsonAnswer } from '../http/answer.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { PROBE_NOTE } from './probe.ts';

/** What a report depends on. */
export type HealthTools = {
  openStore: (totalMs: number) => EnquiryStore;
  settings: Pick<Settings, 'mailRoute'>;
  secret: () => Promise<Secret>;
};

/** What a monitor reads. Says of settings only whether they are there. */
type HealthReport = {
  ok: boolean;
  store: 'ok' | 'unreachable';
  mail: 'smtp' | 'outbox' | 'not set';
  newsletter: 'ok' | 'not set';
  /** Id of the published build, from /build.txt; null where that cannot be had. */
  build: string | null;
};

const STORE_LIMIT_MS = 5_000;
const BUILD_LIMIT_MS = 3_000;
/** Published by the build (lib/server/site-build/buildId.ts). */
const BUILD_FILE = '/build.txt';
const BUILD_ID = /^[0-9a-f]{16}$/;

const MAIL_STATES = { smtp: 'smtp', folder: 'outbox', blobs: 'outbox', none: 'not set' } as const;

async function storeState(openStore: HealthTools['openStore']): Promise<HealthReport['store']> {
  try {
    await openStore(STORE_LIMIT_MS).readNote(PROBE_NOTE);
    return 'ok';
  } catch (error) {
    logError({ event: 'health', code: failureCode(error) });
    return 'unreachable';
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
export async function reportHealth(request: Request, { openStore, settings, secret }: HealthTools): Promise<Response> {
  if (isAtDefaultPath(request)) return jsonAnswer({ status: 404 }, { ok: false });
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonAnswer({ status: 405, headers: { Allow: 'GET, HEAD' } }, { ok: false });
  }
  const [store, build, { key }] = await Promise.all([storeState(openStore), publishedBuild(request), secret()]);
  const mail = MAIL_STATES[settings.mailRoute.kind];
  const newsletter = key === undefined ? 'not set' : 'ok';
  const ok = store === 'ok' && mail !== 'not set' && newsletter === 'ok';
  const report: HealthReport = { ok, store, mail, newsletter, build };
  return jsonAnswer({ status: ok ? 200 : 503 }, report);
}
