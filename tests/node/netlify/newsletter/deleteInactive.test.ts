import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import type { NewsletterStore } from '../../../../netlify/newsletter/newsletterStore.ts';
import type { Subscriber } from '../../../../netlify/newsletter/subscriber.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { openMemory } from '../support/memory.ts';
import { type Desk, EMAIL, idOf, linkIn, openDesk } from '../support/newsletterDesk.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const DAY_MS = 24 * 3_600_000;

const days = (count: number) => new Date(NOW.getTime() - count * DAY_MS).toISOString();
const isNeverOver = () => false;

describe('The retention of the newsletter', () => {
  const logs = catchLogs();
  let memory: ReturnType<typeof openMemory>;
  let store: NewsletterStore;
  beforeEach(() => {
    logs.length = 0;
    memory = openMemory(NOW);
    store = memory.newsletter;
  });
  const put = (...people: (Pick<Subscriber, 'id' | 'state'> & Partial<Subscriber>)[]) =>
    Promise.all(people.map((person) => store.people.write({ version: 1, ...person })));
  const run = (now = NOW) => deleteInactive({ store, now: () => now, isOver: isNeverOver });

  it('forgets after 3 days who never confirmed and who has left, and nobody else, also those of the first release', async () => {
    await put(
      { id: 'old', state: 'unconfirmed', email: 'a@b.example', mailedAt: days(4) },
      { id: 'new', state: 'unconfirmed', email: 'c@b.example', mailedAt: days(2) },
      { id: 'confirmed', state: 'confirmed', email: 'e@b.example', mailedAt: days(900) },
      { id: 'gone', state: 'left', leftAt: days(4), mailedAt: days(90) },
    );
    await run();
    assert.deepEqual(await store.people.listNames(), ['confirmed', 'new']);
    await run(new Date(NOW.getTime() + DAY_MS + 1));
    assert.deepEqual(await store.people.listNames(), ['confirmed']);
    assert.deepEqual(await store.reviews.listDays(), []);
  });

  it('keeps whose mail is still being tried, and forgets who was never mailed and waits for nothing', async () => {
    await put({ id: 'trying', state: 'unconfirmed', email: 'd@b.example' }, { id: 'lost', state: 'unconfirmed' });
    const asked = { email: 'd@b.example', receivedAt: days(1), origin: 'x', delivery: { attempts: 3 } };
    await store.asked.write({ version: 1, id: 'trying', ...asked });
    await run();
    assert.deepEqual(await store.people.listNames(), ['trying']);
    assert.deepEqual(await store.reviews.listDays(), ['2026-03-03']);
  });

  it('leaves a damaged entry to a person', async () => {
    await memory.newsletterBlobs.set('people/broken', '{');
    await store.reviews.add('2026-03-01', 'broken');
    await run();
    assert.ok(memory.newsletterBlobs.texts.has('people/broken'));
    assert.match(logs.join('\n'), /"event":"unreadable","id":"broken"/);
  });

  /** Runs that end after so many looks at the time, until `id` is forgotten; gives their number, at most `most`. */
  async function runsUntilForgotten(id: string, looksOfRun: number, most: number): Promise<number> {
    for (let runs = 1; runs <= most; runs += 1) {
      let looks = 0;
      const isOver = () => {
        looks += 1;
        return looks > looksOfRun;
      };
      await deleteInactive({ store, now: () => NOW, isOver });
      if ((await store.people.read(id)) === undefined) return runs;
    }
    return assert.fail(`${id} is still there after ${most} runs`);
  }

  for (const count of [150, 1_000]) {
    it(`goes on where it stopped when its time was over, and comes to the last of ${count} readers`, async () => {
      const nameOf = (number: number) => `p${String(number).padStart(4, '0')}`;
      for (let number = 1; number < count; number += 1) {
        await put({ id: nameOf(number), state: 'confirmed', email: 'a@b.example', mailedAt: days(4) });
      }
      await put({ id: nameOf(count), state: 'unconfirmed', email: 'c@b.example', mailedAt: days(4) });
      assert.ok((await runsUntilForgotten(nameOf(count), 60, 60)) > 1);
      assert.equal((await store.people.listNames()).length, count - 1);
    });
  }

  it('begins after the reader that the last run came to', async () => {
    await put({ id: 'p1', state: 'confirmed' }, { id: 'p2', state: 'confirmed' });
    await store.writeSweep('p1');
    const read: string[] = [];
    const people = {
      ...store.people,
      read: (id: string) => {
        read.push(id);
        return store.people.read(id);
      },
    };
    await deleteInactive({ store: { ...store, people }, now: () => NOW, isOver: isNeverOver });
    assert.deepEqual(read, ['p2']);
  });

  it('forgets 100 among 10,000 subscribers within the 30 seconds of one run, with a store that takes 150 ms a call', async () => {
    const { clock, latency, elapsed } = memory;
    for (let number = 0; number < 10_000; number += 1) {
      const email = `p${number}@b.example`;
      await put({ id: idOf(email), state: 'confirmed', email, mailedAt: days(100), confirmedAt: days(100) });
    }
    for (let number = 0; number < 100; number += 1) {
      const id = idOf(`late${number}@b.example`);
      await put({ id, state: 'unconfirmed', email: `late${number}@b.example`, mailedAt: days(4) });
      await store.reviews.add('2026-03-01', id);
    }
    latency.ms = 150;
    await clock.run(deleteInactive({ store, now: clock.now, isOver: () => elapsed() > 25_000 }));
    assert.ok(elapsed() < 30_000);
    latency.ms = 0;
    assert.equal((await store.people.listNames()).length, 10_000);
    assert.deepEqual(await store.reviews.listDays(), []);
  });

  it('logs and goes on living where the store is down', async () => {
    const down = { ...store, reviews: { ...store.reviews, listDays: () => Promise.reject(new Error('down')) } };
    await deleteInactive({ store: down, now: () => NOW, isOver: isNeverOver });
    assert.match(logs.join('\n'), /"event":"newsletter-retention","code":"store Error"/);
  });
});

describe('A sign-up', () => {
  catchLogs();

  async function forgetAt(desk: Desk, dayCount: number): Promise<void> {
    desk.clock.now = new Date(NOW.getTime() + dayCount * DAY_MS);
    await deleteInactive({ store: desk.store, now: () => desk.clock.now, isOver: isNeverOver });
  }

  it('that nobody confirms is forgotten 3 days after its mail', async () => {
    const desk = await openDesk();
    await desk.take(EMAIL);
    assert.deepEqual(await desk.store.reviews.listIds('2026-03-05'), [idOf(EMAIL)]);
    await forgetAt(desk, 2.9);
    assert.deepEqual(await desk.store.people.listNames(), [idOf(EMAIL)]);
    await forgetAt(desk, 3.1);
    assert.deepEqual(await desk.store.people.listNames(), []);
  });

  it('that is confirmed stays, and what is left of who leaves is forgotten after 3 days more', async () => {
    const desk = await openDesk();
    await desk.take(EMAIL);
    const [mail] = await desk.mails();
    await desk.follow(linkIn(mail, 'confirm'), { method: 'POST' });
    await forgetAt(desk, 100);
    assert.equal((await desk.store.people.read(idOf(EMAIL)))?.state, 'confirmed');
    await desk.follow(linkIn(mail, 'leave'), { method: 'POST' });
    assert.deepEqual(await desk.store.reviews.listIds('2026-06-13'), [idOf(EMAIL)]);
    await forgetAt(desk, 102);
    assert.equal((await desk.store.people.read(idOf(EMAIL)))?.state, 'left');
    await forgetAt(desk, 104);
    assert.deepEqual(await desk.store.people.listNames(), []);
    const { reviews } = desk.store;
    // The local store still lists a day whose last entry is gone.
    const left = await Promise.all((await reviews.listDays()).map((day) => reviews.listIds(day)));
    assert.deepEqual(left.flat(), []);
  });
});
