import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../../lib/dates/time.ts';

/** Minimum length in characters: different people do write 'Please call me'. */
const SHORTEST_MESSAGE = 20;
/** Maximum number of remembered messages; the oldest are forgotten. */
const MOST_MESSAGES = 5_000;

/** Counts the senders of each message in the memory of this instance. */
export type SenderCount = {
  /** Counts a sending; returns this message's senders within an hour, by e-mail address or phone number. */
  count(sending: { message: string; sender: string }, now: number): number;
};

/** Creates a counter. It keeps salted hashes for an hour, neither messages nor addresses. */
export function createSenderCount(): SenderCount {
  const salt = randomBytes(16);
  const hash = (text: string) => createHash('sha256').update(salt).update(text.toLowerCase()).digest('base64');
  /** Time of the last sending by message, then by sender. */
  const sendings = new Map<string, Map<string, number>>();
  return {
    count({ message, sender }, now) {
      const text = message.trim().replace(/\s+/g, ' ');
      if (text.length < SHORTEST_MESSAGE) return 0;
      const key = hash(text);
      const recent = [...(sendings.get(key) ?? [])].filter(([, at]) => at > now - HOUR_MS);
      const senders = new Map(recent).set(hash(sender), now);
      sendings.delete(key);
      sendings.set(key, senders);
      const [oldest] = sendings.keys();
      if (sendings.size > MOST_MESSAGES && oldest !== undefined) sendings.delete(oldest);
      return senders.size;
    },
  };
}
