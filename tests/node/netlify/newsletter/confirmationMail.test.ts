import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Sender } from '../../../../netlify/forms/mail/sendMail.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { type Desk, EMAIL, idOf, linkIn, openDesk } from '../support/newsletterDesk.ts';

const ID = idOf(EMAIL);

describe('A confirmation mail that fails', () => {
  catchLogs();
  let isDown: boolean;
  let texts: string[];
  let desk: Desk;
  const send: Sender = async ({ mail }) => {
    if (isDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
    texts.push(String(mail.text));
  };
  beforeEach(async () => {
    isDown = true;
    texts = [];
    desk = await openDesk({ send });
  });
  const waiting = () => desk.store.asked.listNames();

  it('is tried again by the schedule when it is due, and sent once', async () => {
    await desk.take(EMAIL);
    assert.equal((await desk.store.asked.read(ID))?.delivery.lastError, 'ECONNECTION');
    isDown = false;
    await desk.sendWaiting();
    assert.equal(texts.length, 0);
    desk.later({ hours: 0.1 });
    for (const _ of ['first run', 'second run']) await desk.sendWaiting();
    assert.deepEqual([texts.length, await waiting()], [1, []]);
  });

  it('is not tried again for who has left meanwhile', async () => {
    isDown = false;
    await desk.take(EMAIL);
    isDown = true;
    desk.later({ hours: 25 });
    await desk.take(EMAIL);
    assert.equal((await desk.follow(linkIn({ text: texts[0] }, 'leave'), { method: 'POST' })).status, 200);
    isDown = false;
    desk.later({ hours: 1 });
    await desk.sendWaiting();
    assert.deepEqual([texts.length, await waiting()], [1, []]);
    assert.equal((await desk.store.people.read(ID))?.state, 'left');
  });

  it('is given up, and its address forgotten, after 48 hours', async () => {
    await desk.take(EMAIL);
    desk.later({ hours: 49 });
    await desk.sendWaiting();
    assert.deepEqual([await waiting(), await desk.store.people.listNames()], [[], []]);
  });
});
