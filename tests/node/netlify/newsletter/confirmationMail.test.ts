import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Sender } from '../../../../netlify/forms/mail/sendMail.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { EMAIL, type Fixture, idOf, linkIn, openFixture } from '../support/newsletterFixture.ts';

const ID = idOf(EMAIL);

describe('A confirmation mail that fails', () => {
  catchLogs();
  let isDown: boolean;
  let texts: string[];
  let fixture: Fixture;
  const send: Sender = async ({ mail }) => {
    if (isDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
    texts.push(String(mail.text));
  };
  beforeEach(async () => {
    isDown = true;
    texts = [];
    fixture = await openFixture({ send });
  });
  const waiting = () => fixture.store.asked.listNames();

  it('is tried again by the schedule when it is due, and sent once', async () => {
    await fixture.take(EMAIL);
    assert.equal((await fixture.store.asked.read(ID))?.delivery.lastError, 'ECONNECTION');
    isDown = false;
    await fixture.sendWaiting();
    assert.equal(texts.length, 0);
    fixture.later({ hours: 0.1 });
    for (const _ of ['first run', 'second run']) await fixture.sendWaiting();
    assert.deepEqual([texts.length, await waiting()], [1, []]);
  });

  it('is not tried again for who has left meanwhile', async () => {
    isDown = false;
    await fixture.take(EMAIL);
    isDown = true;
    fixture.later({ hours: 25 });
    await fixture.take(EMAIL);
    assert.equal((await fixture.follow(linkIn({ text: texts[0] }, 'leave'), { method: 'POST' })).status, 200);
    isDown = false;
    fixture.later({ hours: 1 });
    await fixture.sendWaiting();
    assert.deepEqual([texts.length, await waiting()], [1, []]);
    assert.equal((await fixture.store.people.read(ID))?.state, 'left');
  });

  it('is given up, and its address forgotten, after 48 hours', async () => {
    await fixture.take(EMAIL);
    fixture.later({ hours: 49 });
    await fixture.sendWaiting();
    assert.deepEqual([await waiting(), await fixture.store.people.listNames()], [[], []]);
  });
});
