import { calendarPath, filesOf, LANGUAGE_PARAM, myCalendarPath } from '../../lib/calendar/calendarFiles.ts';
import { icalendar } from '../../lib/calendar/icalendar.ts';
import { type Profile, readProfile } from '../../lib/calendar/profile.ts';
import { COMMON_SECURITY_HEADERS } from '../../lib/server/site-build/securityHeaders.ts';
import { findCalculator } from '../../lib/site/calculators.ts';
import { here } from '../../lib/site/twins.ts';
import { inLanguage, knownLanguage } from '../../lib/words/language.ts';
import { learn, say } from '../../lib/words/say.ts';
import { calendarWords } from '../../lib/words/sw/calendar.ts';
import { isAtDefaultPath } from '../forms/http/requestChecks.ts';
import { firm } from '../forms/runtime/firm.ts';
import { failureCode, logError } from '../forms/runtime/log.ts';

learn(calendarWords);

const FETCH_LIMIT_MS = 5_000;
const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;
const START = /^DTSTART[^:]*:(\d+)/m;
const END = 'END:VCALENDAR';

/** The network of the host keeps an answer for a day, as programs do, and asks the function no more often. */
const CACHE = {
  'Cache-Control': 'public, max-age=3600',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400, stale-while-revalidate=86400',
  'Netlify-Vary': 'query',
};

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...COMMON_SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

/** The text of a file of the site. Throws where it cannot be had: half of somebody's dates are worse than none. */
async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}

const startOf = (event: string): string => START.exec(event)?.[1] ?? '';

/** Paths of the calendars of a profile's groups, and a calendar without dates that holds its name and address. */
const frameOf = (profile: Profile) => ({
  paths: filesOf(profile).map(calendarPath),
  empty: icalendar({
    title: `${say('Tax calendar')} - ${firm.name}`,
    url: `${firm.url}${myCalendarPath(profile)}`,
    scope: 'mine',
    dates: [],
    checkedOn: '',
    page: `${firm.url}${here(findCalculator('tax-calendar').path)}`,
  }),
});

/**
 * The calendars of a profile's groups as one. A function carries nothing of the site with it, so it reads the files that are
 * published: their dates, texts and ids are the same in both.
 */
async function merge({ paths, empty }: ReturnType<typeof frameOf>, origin: string): Promise<string> {
  const texts = await Promise.all(paths.map((path) => fetchText(new URL(path, origin))));
  const events = texts.flatMap((text) => text.match(EVENT) ?? []);
  return empty.replace(END, () => events.sort((a, b) => startOf(a).localeCompare(startOf(b))).join('') + END);
}

/** Answers a calendar program: all dates of the profile in the query, in one calendar that stays up to date. */
export async function answerMyCalendar(request: Request): Promise<Response> {
  if (isAtDefaultPath(request)) return plain(404, 'There is nothing here.');
  if (!['GET', 'HEAD'].includes(request.method)) return plain(405, 'Only to be read.', { Allow: 'GET, HEAD' });
  const url = new URL(request.url);
  const profile = readProfile(url.searchParams);
  if (filesOf(profile).length === 0) return plain(404, `No duties are chosen. Choose them at ${firm.url}/calendar`);
  try {
    const asked = knownLanguage(url.searchParams.get(LANGUAGE_PARAM));
    const text = await merge(
      inLanguage(asked, () => frameOf(profile)),
      url.origin,
    );
    const headers = { ...COMMON_SECURITY_HEADERS, ...CACHE, 'Content-Type': 'text/calendar; charset=utf-8' };
    return new Response(text, { headers: { ...headers, 'X-Robots-Tag': 'noindex' } });
  } catch (error) {
    logError({ event: 'calendar', code: failureCode(error) });
    return plain(503, 'The calendar cannot be read just now.', { 'Retry-After': '3600', 'Cache-Control': 'no-store' });
  }
}
