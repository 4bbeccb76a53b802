import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import { calendarPath, filesOf, MY_CALENDAR_PATH, myCalendarPath } from '../../../../lib/calendar/calendarFiles.ts';
import { DEFAULT_PROFILE, type Profile, readProfile } from '../../../../lib/calendar/profile.ts';
import { calendarText, readCalendarData } from '../../../../lib/server/calendar/calendarText.ts';
import { inLanguage } from '../../../../lib/words/language.ts';
import { answerMyCalendar } from '../../../../netlify/calendar/myCalendar.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { catchLogs } from '../support/catchLogs.ts';

const TODAY = '2026-12-02';
const data = readCalendarData();

describe('One calendar for a visitor', () => {
  catchLogs();
  /** Paths of the site that cannot be had. */
  const lost = new Set<string>();
  const site = createServer(({ url = '' }, response) => {
    const file = filesOf(readProfile(new URLSearchParams('staff=10&business=company&end=6&vat=1&withholding=1'))).find(
      (one) => calendarPath(one) === url,
    );
    if (url.includes('.sw.')) response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    else if (!file || lost.has(url)) response.writeHead(404).end();
    else response.end(calendarText(file, data, TODAY));
  });
  let origin: string;
  before(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  after(() => site.close());

  const PROFILE: Profile = { ...DEFAULT_PROFILE, yearEnd: 6 };
  const ask = (path: string, init?: RequestInit) => answerMyCalendar(new Request(origin + path, init));
  const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

  it('has every date of the calendars of its groups, each once, in order, with alarms', async () => {
    const response = await ask(myCalendarPath(PROFILE));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const events = eventsIn(await response.text());
    const each = filesOf(PROFILE).flatMap((file) => eventsIn(calendarText(file, data, TODAY)));
    const ids = (list: readonly ICAL.Component[]) => list.map((event) => String(event.getFirstPropertyValue('uid')));
    assert.deepEqual(ids(events).sort(), ids(each).sort());
    assert.equal(new Set(ids(events)).size, events.length);
    const days = events.map((event) => String(event.getFirstPropertyValue('dtstart')));
    assert.deepEqual(days, days.toSorted());
    for (const event of events) assert.equal(event.getAllSubcomponents('valarm').length, 2);
  });

  it('names itself, and where programs fetch it again', async () => {
    const text = (await (await ask(myCalendarPath(PROFILE))).text()).replaceAll('\r\n ', '');
    assert.match(text, new RegExp(`^X-WR-CALNAME:Tax calendar - ${RegExp.escape(firm.name)}\r$`, 'm'));
    assert.ok(text.includes(`SOURCE;VALUE=URI:${firm.url}${myCalendarPath(PROFILE)}\r\n`));
  });

  it('is in Kiswahili where its address says so, made of the files in Kiswahili', async () => {
    const path = inLanguage('sw', () => myCalendarPath(PROFILE));
    assert.match(path, /&lang=sw$/);
    const text = (await (await ask(path)).text()).replaceAll('\r\n ', '');
    assert.match(text, /^X-WR-CALNAME:Kalenda ya kodi - /m);
    assert.ok(text.includes(`SOURCE;VALUE=URI:${firm.url}${path}\r\n`));
  });

  it('is kept by the network for a day, for each choice apart', async () => {
    const { headers } = await ask(myCalendarPath(PROFILE));
    assert.match(headers.get('netlify-cdn-cache-control') ?? '', /\bmax-age=86400\b/);
    assert.equal(headers.get('netlify-vary'), 'query');
  });

  it('is not given with a part of its dates: programs keep what they have and ask again', async () => {
    lost.add('/ics/vat.ics');
    const response = await ask(myCalendarPath(PROFILE));
    lost.clear();
    assert.deepEqual([response.status, response.headers.get('cache-control')], [503, 'no-store']);
  });

  for (const [title, path, init, status] of [
    ['a choice without duties', `${MY_CALENDAR_PATH}?staff=none`, {}, 404],
    ['a post', myCalendarPath(PROFILE), { method: 'POST' }, 405],
    ['the default path of the function', '/.netlify/functions/my-calendar?staff=10', {}, 404],
  ] as const) {
    it(`answers ${title} with ${status}`, async () => assert.equal((await ask(path, init)).status, status));
  }
});
