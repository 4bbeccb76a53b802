import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { createToken, idInToken, originOf, type Purpose } from '../../../../netlify/forms/runtime/token.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { EMAIL, type Fixture, idOf, linkIn, openFixture, SITE } from '../support/newsletterFixture.ts';

const ID = idOf(EMAIL);
const SECRET = 's'.repeat(32);
const NOW = new Date('2026-03-02T08:00:00Z');
const HOUR_MS = 3_600_000;
const POST = { method: 'POST' };

const after48 = (extraMs: number) => new Date(NOW.getTime() + 48 * HOUR_MS + extraMs);

describe('A token', () => {
  const confirm = createToken(SECRET, 'confirm', ID, NOW);
  const leave = createToken(SECRET, 'leave', ID, NOW);
  const otherId = idOf('b@c.example');
  const cases: [title: string, is: string | undefined, purpose: Purpose, token: string, at?: Date, secret?: string][] =
    [
      ['to confirm works until 48 hours are over', ID, 'confirm', confirm, after48(-1)],
      ['to confirm ends after 48 hours', undefined, 'confirm', confirm, after48(0)],
      ['to leave never ends', ID, 'leave', leave, new Date('2099-01-01')],
      ['to leave does not confirm', undefined, 'confirm', leave],
      ['to confirm does not leave', undefined, 'leave', confirm],
      ['of another key is nothing', undefined, 'confirm', confirm, NOW, 'x'.repeat(32)],
      ['with a later end is nothing', undefined, 'confirm', confirm.replace(/\.\d+\./, '.9999999999999.')],
      ['for another address is nothing', undefined, 'confirm', confirm.replace(ID, otherId)],
      ['that is cut is nothing', undefined, 'confirm', confirm.slice(0, -1)],
    ];
  for (const [title, is, purpose, token, at = NOW, secret = SECRET] of cases) {
    it(title, () => assert.equal(idInToken(secret, purpose, token, at), is));
  }
});

describe('A link of the mail', () => {
  catchLogs();
  let fixture: Fixture;
  let confirmLink: string;
  let leaveLink: string;
  before(async () => {
    fixture = await openFixture();
    await fixture.take(EMAIL);
    const [mail] = await fixture.mails();
    confirmLink = linkIn(mail, 'confirm');
    leaveLink = linkIn(mail, 'leave');
  });
  const person = () => fixture.store.people.read(ID);

  it('does nothing when it is only opened: its page has a button that posts', async () => {
    for (const link of [confirmLink, leaveLink]) {
      const page = new JSDOM(await (await fixture.follow(link)).text()).window.document;
      const form = page.querySelector('form');
      assert.equal(form?.method, 'post');
      assert.equal(new URL(form?.getAttribute('action') ?? '', SITE).href, link);
      assert.ok(form?.querySelector('button'));
    }
    await fixture.follow(confirmLink, { method: 'HEAD' });
    assert.equal((await person())?.state, 'unconfirmed');
  });

  it('confirms when its button is pressed, also twice', async () => {
    for (const _ of [1, 2]) {
      const response = await fixture.follow(confirmLink, POST);
      assert.equal(response.status, 200);
      assert.ok((await response.text()).includes('Your subscription is confirmed.'));
    }
    const { state, email, confirmedAt } = (await person()) ?? {};
    assert.deepEqual([state, email, confirmedAt], ['confirmed', EMAIL, NOW.toISOString()]);
  });

  it('leaves with the one click of a mail provider, and the address is deleted', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await fixture.follow(leaveLink, { ...POST, body, headers: { origin: 'https://mail.example' } });
    assert.equal(response.status, 200);
    const left = await person();
    assert.equal(left?.state, 'left');
    assert.equal(JSON.stringify(left).includes(EMAIL), false);
  });

  it('does not bring back who has left, who may leave again, years later too', async () => {
    assert.equal((await fixture.follow(confirmLink, POST)).status, 410);
    fixture.clock.now = new Date('2031-01-01T00:00:00Z');
    assert.equal((await fixture.follow(leaveLink, POST)).status, 200);
    assert.equal((await person())?.state, 'left');
  });

  it('that is not ours is told so, whatever the method', async () => {
    for (const token of ['', 'x', `${ID}.0.${'A'.repeat(43)}`]) {
      for (const method of ['GET', 'POST']) {
        const response = await fixture.follow(`${SITE}/newsletter/leave?token=${token}`, { method });
        assert.equal(response.status, 410);
        assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      }
    }
    assert.equal((await fixture.follow(leaveLink, { method: 'DELETE' })).status, 405);
  });

  it('acts only behind its own address: at the default path of the function it answers 404', async () => {
    const { search } = new URL(leaveLink);
    const response = await fixture.follow(`${SITE}/.netlify/functions/newsletter-leave${search}`, POST);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /There is nothing at this address\. Please use the form on our website\./);
  });

  it('says so where the store is down', async () => {
    await fixture.stopStore();
    assert.equal((await fixture.follow(leaveLink, POST)).status, 503);
  });
});

it("The origin of links is the firm's own in production, whatever the request says", () => {
  const request = new Request('https://evil.example/newsletter');
  assert.equal(originOf(request, 'production'), firm.url);
  assert.equal(originOf(request, 'deploy-preview'), 'https://evil.example');
});
