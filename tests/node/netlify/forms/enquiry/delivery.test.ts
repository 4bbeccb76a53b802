import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { isDue, MAILS_AT_ONCE, redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { reportHealth } from '../../../../../netlify/forms/monitoring/health.ts';
import { MAILS_AN_HOUR } from '../../../../../netlify/forms/runtime/settings.ts';
import { assertEach } from '../../../../support/cases.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields, logs, recordOf } from '../../support/forms.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;

const pendingSince = (minutes: number, id: string) => recordOf(id, new Date(NOW.getTime() - minutes * MINUTE_MS));

describe('the retry schedule', () => {
  it('waits longer after each failure, up to six hours', () => {
    const minutes = { 0: 1, 1: 5, 2: 10, 4: 40, 8: 360, 2000: 360 };
    for (const [failures, wait] of Object.entries(minutes)) {
      const attempts = Number(failures);
      const delivery = { attempts, ...(attempts > 0 && { lastAttemptAt: NOW.toISOString() }) };
      const isDueIn = (ms: number) => isDue({ ...pendingSince(0, 'a'), delivery }, new Date(NOW.getTime() + ms));
      assert.deepEqual([isDueIn(wait * MINUTE_MS - 1), isDueIn(wait * MINUTE_MS)], [false, true], failures);
    }
  });

  it('retries at once if the last attempt was recorded by a clock that ran ahead', () => {
    assert.ok(isDue(pendingSince(-60 * 24 * 365, 'a'), NOW));
  });
});

describe('scheduled delivery', () => {
  let fixture: Fixture;
  beforeEach(() => (fixture = openFixture()));

  const put = (...records: EnquiryRecord[]) => Promise.all(records.map((record) => fixture.put('pending', record)));
  const putMany = (count: number) =>
    put(...Array.from({ length: count }, (_, number) => pendingSince(2_000 - number, String(number))));
  const breakMail = () => {
    fixture.send = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNECTION' }));
  };

  it('mails the due enquiries, newest first, and leaves the others', async () => {
    await put(pendingSince(10, 'b'), pendingSince(30, 'c'), pendingSince(20, 'a'), pendingSince(0, 'd'));
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['b', 'a', 'c']);
    assert.deepEqual(fixture.ids('pending'), ['d']);
    assert.deepEqual(fixture.ids('done'), ['c', 'a', 'b']);
  });

  it('records a failure and retries after the wait', async () => {
    await put(pendingSince(10, 'a'));
    const { send } = fixture;
    breakMail();
    await redeliverPending(fixture);
    const delivery = { attempts: 1, lastAttemptAt: NOW.toISOString(), lastError: 'ECONNECTION' };
    assert.deepEqual(fixture.records('pending')[0]?.delivery, delivery);
    fixture.send = send;
    fixture.later({ seconds: 299 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mails, []);
    fixture.later({ seconds: 1 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['a']);
  });

  it('removes delivered enquiries without mailing them again', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.put('done', pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mails, fixture.ids('pending')], [[], []]);
  });

  it('skips an unreadable entry and a damaged record of its last run', async () => {
    await fixture.blobs.set('pending/broken', '{"id":');
    await fixture.store.writeNote('last-redelivery', '{"at": "2026-03-');
    await put(pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mailed(), fixture.ids('pending')], [['a'], ['broken']]);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('alerts staff once an hour about enquiries waiting for over an hour, and logs it on every run', async () => {
    breakMail();
    await put(pendingSince(61, 'a'), pendingSince(59, 'b'));
    const { sendAlert } = fixture;
    fixture.sendAlert = async () => false;
    await redeliverPending(fixture);
    fixture.sendAlert = sendAlert;
    for (const _ of [1, 2]) await redeliverPending(fixture);
    assert.equal(fixture.alerts.length, 1, 'one that did not get through is repeated');
    assert.match(fixture.alerts[0] ?? '', /^1 website form\(s\) undelivered for over an hour/);
    assert.equal(logs.filter((line) => line.includes('"event":"undelivered"')).length, 3);
    fixture.later({ hours: 1 });
    await redeliverPending(fixture);
    assert.equal(fixture.alerts.length, 2);
  });

  it("mails hundreds of enquiries once each, newest first, within the platform's time limit", async () => {
    await putMany(600);
    // Simulates calls of 150 ms, several in parallel.
    fixture.blobs.onCall = () => void fixture.later({ seconds: 0.15 / MAILS_AT_ONCE });
    for (let run = 0; run < 10 && fixture.mails.length < 600; run += 1) {
      const started = fixture.clock.now.getTime();
      await redeliverPending(fixture);
      const took = fixture.clock.now.getTime() - started;
      assert.ok(took < PLATFORM_LIMIT_MS, `a run of ${took} ms`);
      fixture.later({ seconds: 300 });
    }
    assert.deepEqual([fixture.mails.length, new Set(fixture.mailed()).size], [600, 600]);
    // Emails are sent in parallel: neighbours may swap places, but no enquiry slips into a later run.
    for (const [place, id] of fixture.mailed().entries())
      assert.ok(Math.abs(place - (599 - Number(id))) <= 10, `${id} at ${place}`);
  });

  it('records no failure for a mail that it had no time to send', async () => {
    await putMany(3 * MAILS_AT_ONCE);
    const { send } = fixture;
    fixture.send = async (...letter) => {
      fixture.later({ seconds: 24 });
      await send?.(...letter);
    };
    await redeliverPending(fixture);
    const left = fixture.records('pending');
    assert.ok(left.length >= 2 * MAILS_AT_ONCE);
    for (const { delivery } of left) assert.equal(delivery.attempts, 0);
  });
});

const PAGE = { accept: 'text/html,*/*;q=0.8' };
const CURL = { accept: '*/*' };
const OWN_LINKS = 'https://www.a.example http://b.example www.c.example https://d.example';
type Post = [title: string, fields: Fields, headers?: Record<string, string>];

describe('a form that looks automated', () => {
  const marked: [reason: RegExp, ...Post][] = [
    [/filled a field that people do not see/, 'by a bot that fills every field', { extra_b: 'Asha' }],
    [/was sent within 3 seconds/, 'filled in by autofill in 2,999 ms', { elapsed: '2999' }],
    [/was sent by no browser/, 'by a script without an elapsed time', { elapsed: '' }],
    [/was sent by no browser/, 'by curl with the six fields', { elapsed: '' }, CURL],
    [/has three links or more/, 'with four links', { message: OWN_LINKS }],
  ];
  for (const [reason, title, fields, headers] of marked) {
    it(`${title}: is mailed at once, marked with the reason`, async () => {
      const fixture = openFixture();
      const answer = await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.match(await answer.text(), ACCEPTED);
      assert.match(fixture.mails[0]?.subject ?? '', /\] \[check\]$/);
      assert.match(fixture.mails[0]?.text ?? '', reason);
      assert.deepEqual([fixture.ids('done').length, fixture.ids('pending')], [1, []]);
    });
  }

  const ordinary: Post[] = [
    ['sent after 3,000 ms', { elapsed: '3000' }],
    ['by a person whose clock was set back', { elapsed: '-60000' }],
    ['with an unreadable time', { elapsed: 'soon' }],
    ['opened yesterday', { elapsed: '86400000' }],
    ['by a browser without script, or a screen reader in it', { elapsed: '' }, PAGE],
    ['with two links that begin with https://www.', { message: 'https://www.a.example and https://www.b.example' }],
    ['with a map link that contains a URL', { message: 'https://maps.example/?q=https://www.a.example/b' }],
  ];
  it('is not marked if a person could have sent it', () =>
    assertEach(ordinary, async ([, fields, headers]) => {
      const fixture = openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.doesNotMatch(fixture.mails[0]?.subject ?? '[check]', /\[check\]/);
    }));
});

describe('the hourly mail limit', () => {
  let fixture: Fixture;
  beforeEach(() => (fixture = openFixture({ env: { RATE_LIMIT: undefined } })));

  /** Posts one form per second, each from a different IP address. */
  async function flood(count: number, headers?: Record<string, string>): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      fixture.later({ seconds: 1 });
      const name = `Bot ${number}`;
      await fixture.take({ ...CONTACT, name }, headers, `203.0.${number >> 8}.${number % 256}`);
    }
  }
  /** Runs the schedule every five minutes. */
  async function runFor(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 5) {
      fixture.later({ seconds: 300 });
      await redeliverPending(fixture);
    }
  }
  const collectives = () => fixture.mails.filter(({ subject }) => / wait in turn$/.test(subject));
  const REAL = { ...CONTACT, name: 'Asha Halisi', phone: '0754 111 222', message: 'Can you act for us?\nTRA wrote.' };

  it('mentions every enquiry to the office within the hour, even after 2,000 others', async () => {
    for (let number = 0; number < 2_000; number += 1) {
      fixture.later({ seconds: 1.2 });
      await fixture.put('pending', recordOf(`bot-${number}`, fixture.clock.now, { values: { name: `Bot ${number}` } }));
      if (number % 250 === 0) await redeliverPending(fixture);
    }
    const { reference } = await (await fixture.take(REAL)).json();
    const written = fixture.clock.now.getTime();
    const isNamed = () => fixture.mails.some(({ text }) => text.includes(reference));
    while (!isNamed()) await runFor(5);
    assert.ok(fixture.clock.now.getTime() - written <= 60 * MINUTE_MS);
    const [mail] = fixture.mails.filter(({ text }) => text.includes(reference));
    for (const part of ['Asha Halisi', '0754 111 222', 'Can you act for us?'])
      assert.ok(mail?.text.includes(part), part);
  });

  it('sends one collective mail an hour about all waiting enquiries, and then each one separately', async () => {
    await flood(MAILS_AN_HOUR + 40);
    assert.equal(fixture.mails.length, MAILS_AN_HOUR);
    fixture.later({ seconds: 1 });
    await fixture.take(REAL);
    await runFor(50);
    const [mail, ...others] = collectives();
    assert.deepEqual([mail?.subject, others], ['Website forms: 41 wait in turn', []]);
    const names = mail?.text.match(/^Name: .*/gm) ?? [];
    assert.deepEqual(
      [names.length, names[0], names[1]],
      [41, 'Name:   Asha Halisi', `Name:   Bot ${MAILS_AN_HOUR + 39}`],
    );
    const line = /^\* [A-Z]{2}-\d{2}-\d{5}, received .*\n\nName: .*\nEmail: .*\nPhone: .*\n\nCan you act for us\?$/m;
    assert.match(mail?.text ?? '', line);
    assert.doesNotMatch(mail?.text ?? '', /TRA wrote/);
    const { length } = fixture.mails;
    await runFor(10);
    assert.match(fixture.mails[length]?.subject ?? '', /Asha Halisi/);
    assert.deepEqual([fixture.ids('pending'), fixture.ids('done').length], [[], MAILS_AN_HOUR + 41]);
  });

  it('treats marked enquiries like all others, and shows the mark in the collective mail', async () => {
    await fixture.put('pending', recordOf('person', '2026-03-02T06:00:00Z'));
    for (let number = 0; number < 80; number += 1) {
      await fixture.put('pending', recordOf(`bot-${number}`, '2026-03-02T07:00:00Z', { suspicion: 'no-browser' }));
    }
    await redeliverPending(fixture);
    assert.equal(fixture.mailed().filter((id) => id.startsWith('bot')).length, MAILS_AN_HOUR);
    assert.equal(collectives()[0]?.text.match(/^\* \S+ \[check\], received/gm)?.length, 80);
    assert.match(collectives()[0]?.text ?? '', /^\* \S+, received/m);
  });

  it('raises an alert and fails the health report if somebody waits for over an hour', async () => {
    for (let number = 0; number < 200; number += 1) await fixture.put('pending', recordOf(`${number}`, NOW));
    await runFor(80);
    assert.equal(fixture.alerts.length, 1);
    assert.match(fixture.alerts[0] ?? '', /^\d+ website form\(s\) undelivered for over an hour/);
    const report = await reportHealth(new Request('https://www.firm.example/health'), fixture);
    assert.deepEqual([report.status, (await report.json()).waiting], [503, 'over an hour']);
  });

  it('shortens a collective mail that the mail server refuses, and retries it after an outage', async () => {
    const { send } = fixture;
    const taken: [refusal: Record<string, unknown>, word: string][] = [
      [{ code: 'EMESSAGE', responseCode: 550 }, 'We need an audit'],
      [{ code: 'EMESSAGE', responseCode: 451 }, 'Mrema'],
    ];
    for (const [refusal, word] of taken) {
      fixture.later({ hours: 2 });
      fixture.mails.length = 0;
      await Promise.all(
        Array.from({ length: 70 }, (_, number) =>
          fixture.put('pending', recordOf(`${refusal.responseCode}-${number}`, fixture.clock.now)),
        ),
      );
      fixture.send = async (letter, limitMs) => {
        if (!JSON.stringify(letter).includes(word)) return send?.(letter, limitMs);
        throw Object.assign(new Error('no'), refusal);
      };
      await redeliverPending(fixture);
      const [mail, ...others] = collectives();
      assert.deepEqual(others, []);
      assert.match(mail?.text ?? '', /^\* [A-Z]{2}-\d{2}-\d{5}/m);
      assert.equal(mail?.text.includes(word), false);
    }
    fixture.later({ hours: 2 });
    fixture.mails.length = 0;
    fixture.send = () => Promise.reject(new Error('down'));
    await redeliverPending(fixture);
    fixture.send = send;
    await runFor(5);
    assert.equal(collectives().length, 1);
  });
});

describe('a text that the mail server keeps deferring', () => {
  const faults = {
    'a filter answers 451': ['EMESSAGE', 451],
    'its connection hangs': ['ETIMEDOUT', undefined],
  } as const;
  for (const [title, [code, responseCode]] of Object.entries(faults)) {
    it(`when ${title}: the office gets name, address and phone after some hours, and other mail goes out`, async () => {
      const fixture = openFixture();
      const { send } = fixture;
      fixture.send = async (letter, limitMs) => {
        if (!JSON.stringify(letter).includes('cheappills')) return send?.(letter, limitMs);
        throw Object.assign(new Error('later'), { code, responseCode });
      };
      await fixture.take({ ...CONTACT, message: 'cheappills' });
      for (let run = 0; run < 48 * 12; run += 1) {
        fixture.later({ seconds: 300 });
        if (run % 12 === 0) await fixture.take({ ...CONTACT, name: `Other ${run}` });
        await redeliverPending(fixture);
        if (run === 12) assert.deepEqual(fixture.mailed().length, 2, 'not at once: a greylist takes minutes');
      }
      const without = fixture.mails.filter(({ subject }) => subject.startsWith('Enquiry without its text'));
      assert.equal(without.length, 1);
      assert.match(
        without[0]?.text ?? '',
        /does not take the text .*Asha Mrema.*asha@client\.example.*\+255 700 000 111/s,
      );
      assert.deepEqual([fixture.mails.length, fixture.ids('pending')], [49, []]);
      assert.ok(fixture.alerts.length <= 1, fixture.alerts.join('\n'));
    });
  }

  it('is stuck if even the contact details are refused, with one alert a day and a healthy report', async () => {
    const fixture = openFixture();
    const { send } = fixture;
    fixture.send = async (letter, limitMs) => {
      if (!/stuck|hidden/.test(JSON.stringify(letter))) return send?.(letter, limitMs);
      throw Object.assign(new Error('later'), { code: 'EMESSAGE', responseCode: 451 });
    };
    const report = async () => {
      const response = await reportHealth(new Request('https://www.firm.example/health'), fixture);
      return [response.status, (await response.json()).waiting];
    };
    await fixture.put('pending', recordOf('stuck', fixture.clock.now));
    for (let run = 0; run < 48 * 12; run += 1) {
      fixture.later({ seconds: 300 });
      if (run % 12 === 0) await fixture.take({ ...CONTACT, name: `Other ${run}` });
      await redeliverPending(fixture);
    }
    await eraseExpired(fixture);
    assert.equal(fixture.alerts.length, 2);
    assert.match(fixture.alerts[0] ?? '', /^1 website form\(s\) stuck while others are mailed, since /);
    assert.deepEqual(await report(), [200, 'only stuck ones']);

    fixture.send = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNECTION' }));
    await fixture.take({ ...CONTACT, name: 'After it broke' });
    for (let run = 0; run < 13; run += 1) {
      fixture.later({ seconds: 300 });
      await redeliverPending(fixture);
    }
    assert.match(fixture.alerts.join('\n'), /^1 website form\(s\) undelivered for over an hour/m);
    assert.deepEqual(await report(), [503, 'over an hour']);
  });
});

describe('an enquiry that is deleted while its mail is being sent', () => {
  for (const isMailDown of [false, true]) {
    it(`stays deleted if the mail ${isMailDown ? 'fails' : 'arrives'}`, async () => {
      const fixture = openFixture();
      const { send } = fixture;
      fixture.send = async (letter, limitMs) => {
        for (const folder of ['pending', 'done'] as const) {
          for (const name of await fixture.store.listNames(folder)) await fixture.store.erase(name);
        }
        if (isMailDown) throw new Error('down');
        await send?.(letter, limitMs);
      };
      await fixture.take(CONTACT);
      assert.deepEqual(
        [...fixture.blobs.texts.keys()].filter((key) => /^(pending|done|ids)\//.test(key)),
        [],
      );
      await fixture.put('pending', recordOf('waits', new Date(fixture.clock.now.getTime() - 10 * MINUTE_MS)));
      await redeliverPending(fixture);
      assert.deepEqual(
        [...fixture.blobs.texts.keys()].filter((key) => /^(pending|done|ids)\//.test(key)),
        [],
      );
    });
  }
});
