import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '../../../lib/dates/today.ts';

/** Above this number of clients, expired ones are dropped. */
const SWEEP_ABOVE = 5_000;
/** Sweeps in a window: sweeping at every post would cost more than the post under a flood. */
const SWEEPS_PER_WINDOW = 4;
const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** Counts accepted posts by IP, in the memory of this instance. */
export type RateLimiter = {
  /** Counts a post and returns 0; if the limit is reached, counts nothing and returns the seconds to wait. */
  consume(ip: string, limit: number, now: number): number;
  /** Uncounts the newest post of an IP, which was not accepted in the end. */
  refund(ip: string): void;
};

/** Returns the network of an IP: an IPv6 customer holds a whole /64, which counts as one client. */
function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  // URLs normalise the spellings of an address; they know no zone, such as %eth0.
  const [head = '', tail = ''] = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, IPV6_NETWORK_GROUPS).join(':');
}

/** Creates a rate limiter over a sliding window (default: a minute). It stores salted hashes of IPs, never the IPs. */
export function createRateLimiter(windowMs: number = MINUTE_MS): RateLimiter {
  const salt = randomBytes(16);
  const acceptedAt = new Map<string, number[]>();
  const keyOf = (ip: string) => createHash('sha256').update(salt).update(networkOf(ip)).digest('base64');

  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: number): void {
    if (acceptedAt.size <= SWEEP_ABOVE || now - sweptAt < windowMs / SWEEPS_PER_WINDOW) return;
    sweptAt = now;
    for (const [key, times] of acceptedAt) {
      if ((times.at(-1) ?? 0) <= now - windowMs) acceptedAt.delete(key);
    }
  }

  return {
    consume(ip, limit, now) {
      sweep(now);
      const key = keyOf(ip);
      // A time in the future was counted by a clock that was ahead.
      const recent = (acceptedAt.get(key) ?? []).filter((time) => time > now - windowMs && time <= now);
      const blocking = recent.at(-limit);
      if (recent.length >= limit && blocking !== undefined) return Math.ceil((blocking + windowMs - now) / 1000);
      acceptedAt.set(key, [...recent, now]);
      return 0;
    },
    refund(ip) {
      acceptedAt.get(keyOf(ip))?.pop();
    },
  };
}
