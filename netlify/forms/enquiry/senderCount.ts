import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '../runtime/rateLimiter.ts';

const HOUR_MS = 3_600_000;
/** Different people do write 'Please call me'. */
const SHORTEST_MESSAGE = 20;
/** More of one message need not be remembered. */
const REMEMBERED_SENDINGS = 10;
/** Above this many messages, those whose hour is over are dropped. */
const SWEEP_ABOVE = 5_000;

type Sender = { message: string; email: string; ip: string };
type Sending = { at: number; email: string; network: string };

/** Counts the senders of each message in the memory of this instance. */
export type SenderCount = {
  /** Notes a sending and gives the number of e-mail addresses or networks, whichever is more, from which it came in an hour. */
  count(sender: Sender, now: number): number;
};

/** Remembers salted hashes for an hour: neither messages nor addresses. */
export function createSenderCount(): SenderCount {
  const salt = randomBytes(16);
  const sendings = new Map<string, Sending[]>();
  const hash = (text: string) => createHash('sha256').update(salt).update(text).digest('base64');

  function sweep(now: number): void {
    if (sendings.size <= SWEEP_ABOVE) return;
    for (const [key, list] of sendings) if ((list.at(-1)?.at ?? 0) <= now - HOUR_MS) sendings.delete(key);
    // A flood of different messages within the hour: the oldest go.
    for (const key of sendings.keys()) if (sendings.size > SWEEP_ABOVE) sendings.delete(key);
  }

  return {
    count({ message, email, ip }, now) {
      const text = message.toLowerCase().replace(/\s+/g, ' ');
      if (text.length < SHORTEST_MESSAGE) return 0;
      sweep(now);
      const key = hash(text);
      const sending = { at: now, email: hash(email.toLowerCase()), network: hash(networkOf(ip)) };
      const recent = (sendings.get(key) ?? []).filter(({ at }) => at > now - HOUR_MS);
      const all = [...recent, sending].slice(-REMEMBERED_SENDINGS);
      sendings.set(key, all);
      return Math.max(new Set(all.map((one) => one.email)).size, new Set(all.map(({ network }) => network)).size);
    },
  };
}
