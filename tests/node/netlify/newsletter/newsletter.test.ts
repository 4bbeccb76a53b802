import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { multipart } from '../support/forms.ts';
import { type Desk, linkIn, openDesk, SITE } from '../support/newsletterDesk.ts';

const ASKED = 'Please check your inbox to confirm your subscription.';
const MALFORMED = 'Please enter a valid email address';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const EMAIL = 'asha@client.example';
const HOUR_MS = 3_600_000;

function later(desk: Desk, hours: number): void {
  desk.clock.now = new Date(desk.clock.now.getTime() + hours * HOUR_MS);
}

async function askAndSettle(desk: Desk, email = EMAIL): Promise<void> {
  assert.equal((await desk.ask({ email })).status, 200);
  await desk.settle();
}

describe('Asking for the newsletter', () => {
  const logs = catchLogs();

  it('sends one mail with both links, from the firm to the address, and says success', async () => {
    const desk = await openDesk();
    const response = await desk.ask({ email: `  ${EMAIL} ` });
    assert.deepEqual(await response.json(), { success: true });
    await desk.settle();
    const [mail, ...others] = await desk.mails();
    assert.deepEqual(others, []);
    assert.deepEqual(mail?.to?.[0]?.address, EMAIL);
    assert.equal(mail?.from?.name, firm.name);
    assert.match(mail?.text ?? '', new RegExp(`^${SITE}/newsletter/confirm\\?token=\\S+$`, 'm'));
    assert.match(mail?.text ?? '', new RegExp(`^${SITE}/newsletter/leave\\?token=\\S+$`, 'm'));
    assert.deepEqual((await desk.store.people.read(subscriberId(EMAIL)))?.state, 'unconfirmed');
    assert.deepEqual(await desk.store.asked.listNames(), []);
  });

  it('lets mail programs offer to leave with one click', async () => {
    const desk = await openDesk();
    await askAndSettle(desk);
    const headers = Object.fromEntries(((await desk.mails())[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    assert.match(headers['list-unsubscribe'] ?? '', /^<https:\/\/www\.firm\.example\/newsletter\/leave\?token=\S+>$/);
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  });

  it('names no address in links and logs', async () => {
    const desk = await openDesk();
    await askAndSettle(desk);
    assert.equal((await desk.mails())[0]?.text?.includes(EMAIL), false);
    assert.equal(logs.join('\n').includes(EMAIL), false);
  });

  for (const email of ['', 'asha', 'asha@client', 'a b@client.example', 'a@b.example, c@d.example', 'a@b.example\nc']) {
    it(`refuses '${email}'`, async () => {
      const desk = await openDesk();
      const response = await desk.ask({ email });
      assert.equal(response.status, 400);
      const { message } = await response.json();
      assert.equal(message, email.includes('\n') ? 'The form could not be read. Please try again.' : MALFORMED);
      assert.deepEqual(await desk.store.asked.listNames(), []);
    });
  }

  it('answers a known, an unknown and a departed address alike', async () => {
    const desk = await openDesk();
    const id = subscriberId(EMAIL);
    const answers: unknown[] = [];
    const states = [{ state: 'confirmed', email: EMAIL }, { state: 'left' }] as const;
    for (const state of states) {
      await desk.store.people.write({ version: 1, id, ...state, mailedAt: desk.clock.now.toISOString() });
      const response = await desk.ask({ email: EMAIL });
      answers.push({ status: response.status, body: await response.json(), headers: [...response.headers] });
      await desk.settle();
    }
    assert.deepEqual(await desk.mails(), []);
    const unknown = await desk.ask({ email: 'new@client.example' });
    answers.push({ status: unknown.status, body: await unknown.json(), headers: [...unknown.headers] });
    assert.deepEqual(answers[0], answers[1]);
    assert.deepEqual(answers[0], answers[2]);
  });

  it('sends an address one mail in 24 hours, however often and in whatever capitals it asks', async () => {
    const desk = await openDesk();
    await Promise.all([EMAIL, EMAIL.toUpperCase(), EMAIL].map((email) => desk.ask({ email })));
    await desk.settle();
    later(desk, 23.9);
    await askAndSettle(desk);
    assert.equal((await desk.mails()).length, 1);
    later(desk, 0.2);
    await askAndSettle(desk);
    assert.equal((await desk.mails()).length, 2);
  });

  it('keeps nothing of a program that filled the trap, and says success', async () => {
    const desk = await openDesk();
    assert.equal((await desk.ask({ email: EMAIL, website: 'x' })).status, 200);
    assert.deepEqual(await desk.store.asked.listNames(), []);
    assert.deepEqual(await desk.mails(), []);
  });

  const refused: { title: string; init: RequestInit; status: number }[] = [
    {
      title: 'a form of another site',
      init: { body: multipart({ email: EMAIL }), headers: { origin: 'https://evil.example' } },
      status: 403,
    },
    { title: 'JSON', init: { body: '{}', headers: { 'content-type': 'application/json' } }, status: 415 },
    {
      title: 'JSON of another site',
      init: { body: '{}', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
      status: 415,
    },
    { title: 'PUT', init: { method: 'PUT' }, status: 405 },
  ];
  for (const { title, init, status } of refused) {
    it(`answers ${title} with ${status}`, async () => {
      const desk = await openDesk();
      const response = await desk.send(new Request(`${SITE}/newsletter`, { method: 'POST', ...init }));
      assert.equal(response.status, status);
      assert.equal((await response.json()).success, false);
    });
  }

  it('answers 404 at the default path of the function, and mails nobody', async () => {
    const desk = await openDesk();
    const body = () => multipart({ email: 'asha@client.example' });
    for (const init of [
      {},
      { method: 'POST', body: body() },
      { method: 'POST', body: body(), headers: { accept: 'text/html' } },
    ]) {
      const response = await desk.send(new Request(`${SITE}/.netlify/functions/newsletter?sent`, init));
      assert.equal(response.status, 404);
    }
    await desk.settle();
    assert.deepEqual(await desk.mails(), []);
  });

  it('is limited to 5 a minute', async () => {
    const desk = await openDesk({ env: { RATE_LIMIT: undefined } });
    for (let count = 1; count <= 5; count += 1)
      assert.equal((await desk.ask({ email: `a${count}@b.example` })).status, 200);
    assert.equal((await desk.ask({ email: 'a6@b.example' })).status, 429);
  });

  it('says so where the store is down, and does not count it: trying again is not too often', async () => {
    const desk = await openDesk({ env: { RATE_LIMIT: '1' } });
    await desk.stopStore();
    for (const _ of [1, 2]) assert.equal((await desk.ask({ email: EMAIL })).status, 503);
  });

  it('says so where production has no key for its links', async () => {
    const keyless = await openDesk({ context: 'production', env: { FORMS_SECRET: 'too short' } });
    assert.equal((await keyless.ask({ email: EMAIL })).status, 503);
    assert.match(logs.join('\n'), /FORMS_SECRET is shorter than 32 characters/);
  });
});

describe('A confirmation mail that fails', () => {
  const logs = catchLogs();
  let isDown = true;
  const sent: unknown[] = [];
  const send = async ({ mail }: { mail: { messageId?: string | undefined } }) => {
    if (isDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
    sent.push(mail.messageId);
  };

  it('is tried again by the schedule when it is due, and sent once', async () => {
    const desk = await openDesk({ send });
    await askAndSettle(desk);
    assert.deepEqual((await desk.store.asked.read(subscriberId(EMAIL)))?.delivery.lastError, 'ECONNECTION');
    isDown = false;
    await desk.sendWaiting();
    assert.equal(sent.length, 0);
    later(desk, 0.1);
    await desk.sendWaiting();
    await desk.sendWaiting();
    assert.equal(sent.length, 1);
    assert.deepEqual(await desk.store.asked.listNames(), []);
  });

  it('is not tried again for who has left meanwhile', async () => {
    isDown = false;
    const links: string[] = [];
    const desk = await openDesk({
      send: async ({ mail }) => {
        await send({ mail });
        links.push(linkIn({ text: String(mail.text) }, 'leave'));
      },
    });
    await askAndSettle(desk);
    later(desk, 25);
    isDown = true;
    await askAndSettle(desk);
    assert.equal((await desk.follow(links[0] ?? '', { method: 'POST' })).status, 200);
    isDown = false;
    later(desk, 1);
    await desk.sendWaiting();
    assert.equal(links.length, 1);
    assert.deepEqual(await desk.store.asked.listNames(), []);
    assert.equal((await desk.store.people.read(subscriberId(EMAIL)))?.state, 'left');
  });

  it('is given up, and its address forgotten, after 48 hours', async () => {
    isDown = true;
    const desk = await openDesk({ send });
    await askAndSettle(desk);
    later(desk, 49);
    await desk.sendWaiting();
    assert.deepEqual(await desk.store.asked.listNames(), []);
    assert.deepEqual(await desk.store.people.listNames(), []);
  });

  it('waits, with an error in the log, where production has no mail server', async () => {
    const desk = await openDesk({ context: 'production', env: { FORMS_SECRET: 'k'.repeat(32) } });
    await askAndSettle(desk);
    assert.equal((await desk.store.asked.listNames()).length, 1);
    assert.match(logs.join('\n'), /SMTP_URL is not set/);
  });
});

describe('The newsletter without script', () => {
  catchLogs();

  it('leads to a page that says what comes next', async () => {
    const desk = await openDesk();
    const response = await desk.ask({ email: EMAIL }, NAVIGATION);
    assert.equal(response.status, 303);
    const next = new URL(response.headers.get('location') ?? '', SITE);
    const page = await desk.send(new Request(next, { headers: NAVIGATION }));
    assert.ok((await page.text()).includes(ASKED));
  });

  it('gives the typed address back with what is wrong, as text and never as markup', async () => {
    const desk = await openDesk();
    const response = await desk.ask({ email: '"><script>alert(1)</script>' }, NAVIGATION);
    assert.equal(response.status, 400);
    const html = await response.text();
    assert.ok(html.includes(MALFORMED));
    assert.ok(html.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
    assert.equal(html.includes('<script'), false);
  });

  it('leads who opens its address by hand to the form', async () => {
    const response = await (await openDesk()).send(new Request(`${SITE}/newsletter`));
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('location'), '/media#stay-updated');
  });
});
