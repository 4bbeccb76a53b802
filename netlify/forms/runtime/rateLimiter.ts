import { hash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { MINUTE_MS } from '../../../lib/dates/today.ts';

const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** Returns the network of an IP address. An IPv6 customer has a whole /64, which counts as one client. */
function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  // The URL parser normalises address notation, but does not accept zone ids such as %eth0.
  const [head = '', tail = ''] = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, IPV6_NETWORK_GROUPS).join(':');
}

/**
 * Counts accepted submissions per IP address in a sliding one-minute window, in this instance's memory. It stores salted
 * hashes, never the addresses.
 */
export function createRateLimiter() {
  const salt = randomBytes(16).toString('hex');
  /** Submission times by client, least recently active first. */
  const acceptedAt = new Map<string, number[]>();
  const keyOf = (ip: string) => hash('sha256', salt + networkOf(ip));

  function forgetOld(now: number): void {
    for (const [key, times] of acceptedAt) {
      const last = times.at(-1) ?? 0;
      if (last > now - MINUTE_MS && last <= now) return;
      acceptedAt.delete(key);
    }
  }

  return {
    /** Counts a submission and returns 0. If the limit is reached, returns the seconds to wait without counting. */
    consume(ip: string, limit: number, now: number): number {
      forgetOld(now);
      const key = keyOf(ip);
      // A future timestamp comes from a clock that was ahead.
      const recent = (acceptedAt.get(key) ?? []).filter((time) => time > now - MINUTE_MS && time <= now);
      const blocking = recent.at(-limit);
      if (recent.length >= limit && blocking !== undefined) return Math.ceil((blocking + MINUTE_MS - now) / 1000);
      acceptedAt.delete(key);
      acceptedAt.set(key, [...recent, now]);
      return 0;
    },
    /** Removes the latest submission of an IP address, because it was not accepted after all. */
    refund(ip: string): void {
      acceptedAt.get(keyOf(ip))?.pop();
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
