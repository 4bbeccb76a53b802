import { hash, timingSafeEqual } from 'node:crypto';
import { accepted, type Outcome, REFUSALS } from '../http/outcome.ts';
import { checkLogin } from '../mail/transport.ts';
import { failureCode, logError } from '../runtime/log.ts';
import { SHORTEST_TOKEN } from '../runtime/settings.ts';
import type { Site } from '../site.ts';

const STORE_LIMIT_MS = 5_000;
/** Header with which a monitor marks its test enquiry. */
const PROBE_HEADER = 'x-probe-token';
/** The only note that probes overwrite. It is in no list of enquiries. */
const PROBE_NOTE = 'probe';
const LOGIN_LIMIT_MS = 10_000;

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Detects a monitor's test enquiry. 'wrong' means an outdated token; the office must not receive such an enquiry either. */
export function probeState(request: Request, token: string | undefined): 'none' | 'right' | 'wrong' {
  const sent = request.headers.get(PROBE_HEADER);
  if (sent === null) return 'none';
  const isUsable = token !== undefined && token.length >= SHORTEST_TOKEN;
  return isUsable && timingSafeEqual(digest(sent), digest(token)) ? 'right' : 'wrong';
}

/**
 * Handles a monitor's validated enquiry: writes and reads the probe note, and logs in to the mail server. Nothing is listed,
 * mailed or counted.
 */
export async function handleProbe(id: string, { openStore, settings }: Site): Promise<Outcome> {
  try {
    const store = openStore(STORE_LIMIT_MS);
    await store.writeNote(PROBE_NOTE, id);
    if ((await store.readNote(PROBE_NOTE)) === undefined) throw new Error('The store lost the probe.');
    await checkLogin(settings.mailRoute, LOGIN_LIMIT_MS);
    return accepted('probe', id);
  } catch (error) {
    logError({ event: 'probe', code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}
