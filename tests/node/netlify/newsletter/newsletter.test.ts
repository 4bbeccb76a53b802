import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import type { Letter } from '../../../../netlify/forms/mail/sendMail.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import { receiveSignup, SIGNUPS_AN_HOUR } from '../../../../netlify/newsletter/receiveSignup.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { multipart } from '../support/forms.ts';
import { openMemory } from '../support/memory.ts';
import { EMAIL, type Fixture, idOf, linkIn, openFixture, SITE } from '../support/newsletterFixture.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const MALFORMED = 'Please enter a valid email address';
const ID = idOf(EMAIL);
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('Asking for the newsletter', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(async () => (fixture = await openFixture()));
  async function assertNothingKept(): Promise<void> {
    await fixture.settle();
    assert.deepEqual([await fixture.store.asked.listNames(), await fixture.mails()], [[], []]);
  }

  it('sends one mail with both links, from the firm to the address, and says success', async () => {
    assert.deepEqual(await (await fixture.take(`  ${EMAIL} `)).json(), { success: true });
    const [mail, ...others] = await fixture.mails();
    assert.deepEqual(others, []);
    assert.equal(mail?.to?.[0]?.address, EMAIL);
    assert.equal(mail?.from?.name, firm.name);
    for (const purpose of ['confirm', 'leave'] as const) assert.ok(linkIn(mail, purpose).startsWith(SITE));
    // Mail programs offer one-click unsubscribing.
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    assert.match(headers['list-unsubscribe'] ?? '', /^<https:\/\/www\.firm\.example\/newsletter\/leave\?token=\S+>$/);
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
    assert.equal(`${mail?.text}${logs.join()}`.includes(EMAIL), false, 'no address in links and logs');
    assert.equal((await fixture.store.people.read(ID))?.state, 'unconfirmed');
    assert.deepEqual(await fixture.store.asked.listNames(), []);
  });

  it('refuses a text that is no address', async () => {
    for (const email of ['', 'asha@client', 'a b@client.example', 'a@b.example, c@d.example', 'a@b.example?bcc=x']) {
      const response = await fixture.ask({ email });
      assert.deepEqual([response.status, (await response.json()).message], [400, MALFORMED]);
    }
    await assertNothingKept();
  });

  it('answers a known, an unknown and a departed address alike', async () => {
    const states = [{ state: 'confirmed', email: EMAIL }, { state: 'left' }, undefined] as const;
    const answers: unknown[] = [];
    for (const state of states) {
      const mailedAt = fixture.clock.now.toISOString();
      if (state) await fixture.store.people.write({ id: ID, ...state, mailedAt });
      const response = await fixture.ask({ email: state ? EMAIL : 'new@client.example' });
      answers.push({ status: response.status, body: await response.json(), headers: [...response.headers] });
      if (state) await assertNothingKept();
    }
    assert.deepEqual(answers, Array(states.length).fill(answers[0]));
  });

  it('sends an address another mail after ten minutes, and at most five within a day', async () => {
    await Promise.all([EMAIL, EMAIL.toUpperCase(), EMAIL].map((email) => fixture.ask({ email })));
    await fixture.settle();
    for (const [minutes, mails] of [
      [9, 1],
      [2, 2],
      [10, 3],
      [60, 4],
      [60, 5],
      [60, 5],
      [24 * 60, 6],
    ] as const) {
      fixture.later({ seconds: minutes * 60 });
      assert.equal((await fixture.take(EMAIL)).status, 200);
      assert.equal((await fixture.mails()).length, mails);
    }
  });

  it('is answered with a mail after leaving too, and to a reader who has confirmed', async () => {
    await fixture.take(EMAIL);
    const follow = async (purpose: 'confirm' | 'leave') => {
      const response = await fixture.follow(linkIn((await fixture.mails()).at(-1), purpose), { method: 'POST' });
      assert.equal(response.status, 200);
      fixture.later({ seconds: 601 });
      await fixture.take(EMAIL);
      return (await fixture.mails()).at(-1)?.subject;
    };
    assert.equal(await follow('confirm'), `You are on the list: newsletter of ${firm.name}`);
    assert.equal(await follow('leave'), `Please confirm: newsletter of ${firm.name}`);
    await follow('confirm');
    assert.equal((await fixture.store.people.read(ID))?.state, 'confirmed');
  });

  it('asks to confirm by one button, and says who writes, what comes, how often and from where', async () => {
    await fixture.take(EMAIL);
    const [mail] = await fixture.mails();
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
    assert.equal((await fixture.ask({ email: EMAIL, website: 'x' })).status, 200);
    await assertNothingKept();
  });

  it('refuses posts of another site, and bodies that are no form', async () => {
    const post = (init: RequestInit) => fixture.send(new Request(`${SITE}/newsletter`, { method: 'POST', ...init }));
    const foreign = await post({ body: multipart({ email: EMAIL }), headers: { origin: 'https://evil.example' } });
    const json = await post({ body: '{}', headers: { 'content-type': 'application/json' } });
    const put = await post({ method: 'PUT' });
    assert.deepEqual([foreign.status, json.status, put.status], [403, 415, 405]);
    await assertNothingKept();
  });

  it('answers 404 at the default path of the function, and mails nobody', async () => {
    const post = { method: 'POST', body: new URLSearchParams({ email: EMAIL }) };
    for (const init of [{}, post, { ...post, headers: { accept: 'text/html' } }]) {
      const response = await fixture.send(new Request(`${SITE}/.netlify/functions/newsletter?sent`, init));
      assert.equal(response.status, 404);
    }
    await assertNothingKept();
  });

  it('leads a browser without script to a page that says what comes next, or gives the address back as text', async () => {
    const response = await fixture.ask({ email: EMAIL }, NAVIGATION);
    assert.equal(response.status, 303);
    const next = await fixture.send(new Request(new URL(response.headers.get('location') ?? '', SITE)));
    assert.ok((await next.text()).includes('Please check your inbox to confirm your subscription.'));
    const refused = await (await fixture.ask({ email: '"><script>alert(1)</script>' }, NAVIGATION)).text();
    assert.ok(refused.includes(MALFORMED));
    assert.ok(refused.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
    const opened = await fixture.send(new Request(`${SITE}/newsletter`));
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/media#stay-updated']);
  });

  it('is limited to 5 a minute', async () => {
    fixture = await openFixture({ env: { RATE_LIMIT: undefined } });
    for (const status of [200, 200, 200, 200, 200, 429])
      assert.equal((await fixture.ask({ email: EMAIL })).status, status);
  });

  it('says so where the store is down, and does not count it: trying again is not too often', async () => {
    fixture = await openFixture({ env: { RATE_LIMIT: '1' } });
    await fixture.stopStore();
    for (const _ of [1, 2]) assert.equal((await fixture.ask({ email: EMAIL })).status, 503);
  });

  it('has no more than 30 strangers mailed in an hour, and says so to the next', async () => {
    const store = openMemory(NOW).newsletter;
    const letters: string[] = [];
    const tools = {
      openStore: () => store,
      send: async ({ mail }: Letter) => void letters.push(String(mail.messageId)),
      settings: readSettings({}, 'production'),
      rateLimiter: createRateLimiter(),
      inFlight: new Map(),
    };
    const running: Promise<unknown>[] = [];
    const statuses: number[] = [];
    const ask = async (number: number, now: Date) => {
      const body = new URLSearchParams({ email: `stranger${number}@client.example` });
      const waitUntil = (work: Promise<unknown>) => void running.push(work);
      const request = new Request(`${SITE}/newsletter`, { method: 'POST', body });
      return receiveSignup(request, { ...tools, now: () => now, ip: `203.0.113.${number % 250}`, waitUntil });
    };
    for (let number = 0; number < 300; number += 1) statuses.push((await ask(number, NOW)).status);
    await Promise.all(running);
    assert.deepEqual([letters.length, statuses.filter((status) => status === 429).length], [SIGNUPS_AN_HOUR, 270]);
    const refused = await ask(301, NOW);
    assert.match(await refused.text(), /Too many people are signing up just now/);
    const later = new Date(NOW.getTime() + 3_600_000);
    assert.equal((await ask(302, later)).status, 200);
    await deleteInactive({ store, now: () => later, isOver: () => false });
    assert.equal((await store.signups.ids('2026-03-02T08')).size, 0);
  });
});

it('The key of the newsletter is made once, whoever asks first, and stays', async () => {
  const { newsletter } = openMemory(NOW);
  const keys = await Promise.all([newsletter.key(), newsletter.key()]);
  assert.match(keys[0], /^[0-9a-f]{64}$/);
  assert.deepEqual(keys, [await newsletter.key(), await newsletter.key()]);
});
