import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '../../../lib/dates/today.ts';

const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** Returns the network of an IP: an IPv6 customer has a whole /64, which counts as one client. */
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

/**
 * Counts accepted posts by IP over a sliding minute, in the memory of this instance. It stores salted hashes of IPs,
 * never the IPs.
 */
export function createRateLimiter() {
  const salt = randomBytes(16);
  /** Times of posts by client, in the order of the last one. */
  const acceptedAt = new Map<string, number[]>();
  const keyOf = (ip: string) => createHash('sha256').update(salt).update(networkOf(ip)).digest('base64');

  function forgetOld(now: number): void {
    for (const [key, times] of acceptedAt) {
      const last = times.at(-1) ?? 0;
      if (last > now - MINUTE_MS && last <= now) return;
      acceptedAt.delete(key);
    }
  }

  return {
    /** Counts a post and returns 0; if the limit is reached, counts nothing and returns the seconds to wait. */
    consume(ip: string, limit: number, now: number): number {
      forgetOld(now);
      const key = keyOf(ip);
      // A time in the future was counted by a clock that was ahead.
      const recent = (acceptedAt.get(key) ?? []).filter((time) => time > now - MINUTE_MS && time <= now);
      const blocking = recent.at(-limit);
      if (recent.length >= limit && blocking !== undefined) return Math.ceil((blocking + MINUTE_MS - now) / 1000);
      acceptedAt.delete(key);
      acceptedAt.set(key, [...recent, now]);
      return 0;
    },
    /** Uncounts the newest post of an IP, which was not accepted in the end. */
    refund(ip: string): void {
      acceptedAt.get(keyOf(ip))?.pop();
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
