import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { reportHealth } from '../../../../../netlify/forms/monitoring/health.ts';
import { MAILS_AN_HOUR } from '../../../../../netlify/forms/runtime/settings.ts';
import { assertEach } from '../../../../support/cases.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields, recordOf } from '../../support/forms.ts';

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
    assert.ok(fixture.clock.now.getTime() - written <= 3_600_000);
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
    for (let number = 0; number < 200; number += 1)
      await fixture.put('pending', recordOf(`${number}`, fixture.clock.now));
    await runFor(80);
    assert.equal(fixture.alerts.length, 1);
    assert.match(fixture.alerts[0] ?? '', /^\d+ website form\(s\) undelivered for over an hour/);
    const report = await reportHealth(new Request('https://www.firm.example/health'), fixture);
    assert.deepEqual([report.status, (await report.json()).waiting], [503, 'over an hour']);
  });

  it('shortens a collective mail that the mail server refuses, and retries it after an outage', async () => {
    const taken: [refusal: { code: string; responseCode: number }, word: string][] = [
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
      const mend = fixture.breakMail(refusal, word);
      await redeliverPending(fixture);
      mend();
      const [mail, ...others] = collectives();
      assert.deepEqual(others, []);
      assert.match(mail?.text ?? '', /^\* [A-Z]{2}-\d{2}-\d{5}/m);
      assert.equal(mail?.text.includes(word), false);
    }
    fixture.later({ hours: 2 });
    fixture.mails.length = 0;
    const mend = fixture.breakMail();
    await redeliverPending(fixture);
    mend();
    await runFor(5);
    assert.equal(collectives().length, 1);
  });
});
