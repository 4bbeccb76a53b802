import { createHash, timingSafeEqual } from 'node:crypto';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { accepted, type Outcome, REFUSALS } from '../http/outcome.ts';
import { failureCode, logError } from '../runtime/log.ts';

/** Header with which a monitor marks its enquiry. */
const PROBE_HEADER = 'x-probe-token';
/** Minimum length of PROBE_TOKEN, in characters. */
export const SHORTEST_TOKEN = 32;
/** The only note that probes overwrite; no list of enquiries includes it. */
const PROBE_NOTE = 'probe';

const MAIL_LIMIT_MS = 10_000;

/** Dependencies of a probe. */
export type ProbeTools = {
  /** PROBE_TOKEN; without it no request is a probe. */
  token: string | undefined;
  openStore: () => EnquiryStore;
  /** Logs in to the mail server without sending a message; undefined if no server is set. */
  checkMail: ((limitMs: number) => Promise<void>) | undefined;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Recognises a monitor's enquiry; 'wrong' if its token is out of date: the office must not get it either. */
export function probeState(request: Request, token: string | undefined): 'none' | 'right' | 'wrong' {
  const sent = request.headers.get(PROBE_HEADER);
  if (sent === null) return 'none';
  const isUsable = token !== undefined && token.length >= SHORTEST_TOKEN;
  return isUsable && timingSafeEqual(digest(sent), digest(token)) ? 'right' : 'wrong';
}

/**
 * Answers a monitor's validated enquiry: writes the store's note for probes, reads it back, and logs in to the mail
 * server. Nothing is listed, mailed or counted.
 */
export async function answerProbe(id: string, { openStore, checkMail }: Omit<ProbeTools, 'token'>): Promise<Outcome> {
  try {
    const store = openStore();
    await store.writeNote(PROBE_NOTE, id);
    if ((await store.readNote(PROBE_NOTE)) === undefined) throw new Error('The store lost the probe.');
    if (checkMail === undefined) throw new Error('No mail server is set.');
    await checkMail(MAIL_LIMIT_MS);
    return accepted('probe', id);
  } catch (error) {
    logError({ event: 'probe', code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}
