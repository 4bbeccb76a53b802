import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createToken } from '../../../../netlify/forms/runtime/token.ts';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import { formerId } from '../../../../netlify/newsletter/subscriber.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { type Desk, EMAIL, idOf, openDesk, SECRET, SITE } from '../support/newsletterDesk.ts';

const ID = idOf(EMAIL);

describe('A reader of an earlier release', () => {
  catchLogs();
  const OLD = formerId(EMAIL);
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk();
    const confirmedAt = '2026-01-01T08:00:00.000Z';
    await desk.store.people.write({ version: 2, id: OLD, state: 'confirmed', email: EMAIL, confirmedAt });
  });
  const leaveByOldLink = () =>
    desk.follow(`${SITE}/newsletter/leave?token=${createToken(SECRET, 'leave', OLD, desk.now())}`, { method: 'POST' });
  const forget = () => deleteInactive({ store: desk.store, now: desk.now, secret: SECRET, isOver: () => false });

  for (const [how, rename] of [
    ['by the hourly run', () => forget()],
    ['by signing up again', () => desk.take(EMAIL)],
  ] as const) {
    it(`gets the present id ${how}, stays a reader, and leaves by the link of an old mail`, async () => {
      await rename();
      assert.deepEqual(await desk.store.people.listNames(), [ID]);
      assert.equal((await desk.store.people.read(ID))?.state, 'confirmed');
      for (const _ of ['once', 'again']) assert.equal((await leaveByOldLink()).status, 200);
      assert.equal((await desk.store.people.read(ID))?.state, 'left');
      desk.later({ hours: 24 * 4 });
      await forget();
      assert.deepEqual([await desk.store.people.listNames(), await desk.store.former.read(OLD)], [[], undefined]);
    });
  }

  it('leaves by it before the first run too', async () => {
    assert.equal((await leaveByOldLink()).status, 200);
    assert.equal((await desk.store.people.read(OLD))?.email, undefined);
  });
});
