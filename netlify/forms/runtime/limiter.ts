import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

const MINUTE_MS = 60_000;
/** Above this many addresses, those whose window is over are forgotten. */
const SWEEP_ABOVE = 5_000;
const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** Counts what each address had accepted lately, in this instance's memory. */
export type Limiter = {
  /** Counts one post; when the limit is reached, counts nothing and gives the seconds to wait. */
  take(address: string, limit: number, now: number): number;
  /** Uncounts the newest post of an address: it was not accepted after all. */
  giveBack(address: string): void;
};

/** An IPv6 customer holds a whole /64: its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, IPV6_NETWORK_GROUPS).join(':');
}

/** A limiter over a sliding window (a minute). It keeps salted hashes of addresses, never the addresses. */
export function createLimiter(windowMs: number = MINUTE_MS): Limiter {
  const salt = randomBytes(16);
  const acceptedAt = new Map<string, number[]>();
  const keyOf = (address: string) => createHash('sha256').update(salt).update(networkOf(address)).digest('base64');

  function sweep(now: number): void {
    for (const [key, times] of acceptedAt) {
      if ((times.at(-1) ?? 0) <= now - windowMs) acceptedAt.delete(key);
    }
  }

  return {
    take(address, limit, now) {
      if (acceptedAt.size > SWEEP_ABOVE) sweep(now);
      const key = keyOf(address);
      const recent = (acceptedAt.get(key) ?? []).filter((time) => time > now - windowMs);
      const blocking = recent.at(-limit);
      if (recent.length >= limit && blocking !== undefined) return Math.ceil((blocking + windowMs - now) / 1000);
      acceptedAt.set(key, [...recent, now]);
      return 0;
    },
    giveBack(address) {
      acceptedAt.get(keyOf(address))?.pop();
    },
  };
}
