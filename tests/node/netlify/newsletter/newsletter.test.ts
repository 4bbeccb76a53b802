import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { multipart } from '../support/forms.ts';
import { type Desk, EMAIL, idOf, linkIn, openDesk, SITE } from '../support/newsletterDesk.ts';

const MALFORMED = 'Please enter a valid email address';
const ID = idOf(EMAIL);

describe('Asking for the newsletter', () => {
  const logs = catchLogs();
  let desk: Desk;
  beforeEach(async () => (desk = await openDesk()));
  async function assertNothingKept(): Promise<void> {
    await desk.settle();
    assert.deepEqual([await desk.store.asked.listNames(), await desk.mails()], [[], []]);
  }

  it('sends one mail with both links, from the firm to the address, and says success', async () => {
    assert.deepEqual(await (await desk.take(`  ${EMAIL} `)).json(), { success: true });
    const [mail, ...others] = await desk.mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to?.[0]?.address, EMAIL);
    assert.equal(mail?.from?.name, firm.name);
    for (const purpose of ['confirm', 'leave'] as const) assert.ok(linkIn(mail, purpose).startsWith(SITE));
    assert.equal((await desk.store.people.read(ID))?.state, 'unconfirmed');
    assert.deepEqual(await desk.store.asked.listNames(), []);
  });

  it('lets mail programs offer to leave with one click', async () => {
    await desk.take(EMAIL);
    const headers = Object.fromEntries(((await desk.mails())[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    assert.match(headers['list-unsubscribe'] ?? '', /^<https:\/\/www\.firm\.example\/newsletter\/leave\?token=\S+>$/);
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  });

  it('names no address in links and logs', async () => {
    await desk.take(EMAIL);
    assert.equal((await desk.mails())[0]?.text?.includes(EMAIL), false);
    assert.equal(logs.join('\n').includes(EMAIL), false);
  });

  for (const email of ['', 'asha', 'asha@client', 'a b@client.example', 'a@b.example, c@d.example', 'a@b.example\nc']) {
    it(`refuses '${email}'`, async () => {
      const response = await desk.ask({ email });
      assert.equal(response.status, 400);
      const { message } = await response.json();
      assert.equal(message, email.includes('\n') ? 'The form could not be read. Please try again.' : MALFORMED);
      await assertNothingKept();
    });
  }

  it('answers a known, an unknown and a departed address alike', async () => {
    const states = [{ state: 'confirmed', email: EMAIL }, { state: 'left' }, undefined] as const;
    const answers: unknown[] = [];
    for (const state of states) {
      const mailedAt = desk.clock.now.toISOString();
      if (state) await desk.store.people.write({ version: 1, id: ID, ...state, mailedAt });
      const response = await desk.ask({ email: state ? EMAIL : 'new@client.example' });
      answers.push({ status: response.status, body: await response.json(), headers: [...response.headers] });
      if (state) await assertNothingKept();
    }
    assert.deepEqual(answers, Array(states.length).fill(answers[0]));
  });

  it('sends an address another mail after ten minutes, and at most five within a day', async () => {
    await Promise.all([EMAIL, EMAIL.toUpperCase(), EMAIL].map((email) => desk.ask({ email })));
    await desk.settle();
    for (const [minutes, mails] of [
      [9, 1],
      [2, 2],
      [10, 3],
      [60, 4],
      [60, 5],
      [60, 5],
      [24 * 60, 6],
    ] as const) {
      desk.later({ seconds: minutes * 60 });
      assert.equal((await desk.take(EMAIL)).status, 200);
      assert.equal((await desk.mails()).length, mails);
    }
  });

  it('is answered with a mail after leaving too, and to a reader who has confirmed', async () => {
    await desk.take(EMAIL);
    const follow = async (purpose: 'confirm' | 'leave') => {
      const response = await desk.follow(linkIn((await desk.mails()).at(-1), purpose), { method: 'POST' });
      assert.equal(response.status, 200);
      desk.later({ seconds: 601 });
      await desk.take(EMAIL);
      return (await desk.mails()).at(-1)?.subject;
    };
    assert.equal(await follow('confirm'), `You are on the list: newsletter of ${firm.name}`);
    assert.equal(await follow('leave'), `Please confirm: newsletter of ${firm.name}`);
    await follow('confirm');
    assert.equal((await desk.store.people.read(ID))?.state, 'confirmed');
  });

  it('asks to confirm by one button, and says who writes, what comes, how often and from where', async () => {
    await desk.take(EMAIL);
    const [mail] = await desk.mails();
    const page = new JSDOM(mail?.html ?? '').window.document.body;
    for (const text of [mail?.text, page.textContent]) {
      for (const part of [`${firm.name}, ${firm.address.city}`, 'One e-mail when', firm.address.street]) {
        assert.ok(text?.includes(part), part);
      }
    }
    assert.deepEqual(
      [...page.querySelectorAll('a')].map(({ href }) => href),
      [linkIn(mail, 'confirm'), linkIn(mail, 'leave')],
    );
  });

  it('keeps nothing of a program that filled the trap, and says success', async () => {
    assert.equal((await desk.ask({ email: EMAIL, website: 'x' })).status, 200);
    await assertNothingKept();
  });

  const json = { 'content-type': 'application/json' };
  const refused: [title: string, init: RequestInit, status: number][] = [
    ['a form of another site', { body: multipart({ email: EMAIL }), headers: { origin: 'https://evil.example' } }, 403],
    ['JSON', { body: '{}', headers: json }, 415],
    ['JSON of another site', { body: '{}', headers: { ...json, 'sec-fetch-site': 'cross-site' } }, 415],
    ['PUT', { method: 'PUT' }, 405],
  ];
  for (const [title, init, status] of refused) {
    it(`answers ${title} with ${status}`, async () => {
      const response = await desk.send(new Request(`${SITE}/newsletter`, { method: 'POST', ...init }));
      assert.deepEqual([response.status, (await response.json()).success], [status, false]);
    });
  }

  it('answers 404 at the default path of the function, and mails nobody', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ email: EMAIL }) };
    for (const init of [{}, post, { ...post, headers: { accept: 'text/html' } }]) {
      const response = await desk.send(new Request(`${SITE}/.netlify/functions/newsletter?sent`, init));
      assert.equal(response.status, 404);
    }
    await assertNothingKept();
  });

  it('is limited to 5 a minute', async () => {
    desk = await openDesk({ env: { RATE_LIMIT: undefined } });
    for (const status of [200, 200, 200, 200, 200, 429])
      assert.equal((await desk.ask({ email: EMAIL })).status, status);
  });

  it('says so where the store is down, and does not count it: trying again is not too often', async () => {
    desk = await openDesk({ env: { RATE_LIMIT: '1' } });
    await desk.stopStore();
    for (const _ of [1, 2]) assert.equal((await desk.ask({ email: EMAIL })).status, 503);
  });

  it('says so where production has no key for its links', async () => {
    desk = await openDesk({ context: 'production', env: { FORMS_SECRET: 'too short' } });
    assert.equal((await desk.ask({ email: EMAIL })).status, 503);
    assert.match(logs.join('\n'), /FORMS_SECRET is shorter than 32 characters/);
  });
});
