import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import type { NewsletterStore } from '../../../../netlify/newsletter/newsletterStore.ts';
import type { Subscriber } from '../../../../netlify/newsletter/subscriber.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { openMemory } from '../support/memory.ts';
import { EMAIL, type Fixture, idOf, linkIn, openFixture } from '../support/newsletterFixture.ts';

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
    Promise.all(
      people.map(async (person) => {
        if (person.state !== 'confirmed') await store.reviews.add('2026-03-01', person.id);
        await store.people.write(person);
      }),
    );
  const run = (now = NOW) => deleteInactive({ store, now: () => now, isOver: isNeverOver });

  it('forgets after 3 days who never confirmed and who has left, and nobody else', async () => {
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
    await store.asked.write({ id: 'trying', ...asked });
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
});

describe('A sign-up', () => {
  catchLogs();

  async function forgetAt(fixture: Fixture, dayCount: number): Promise<void> {
    fixture.clock.now = new Date(NOW.getTime() + dayCount * DAY_MS);
    await deleteInactive({ store: fixture.store, now: () => fixture.clock.now, isOver: isNeverOver });
  }

  it('that nobody confirms is forgotten 3 days after its mail', async () => {
    const fixture = await openFixture();
    await fixture.take(EMAIL);
    await forgetAt(fixture, 2.9);
    assert.deepEqual(await fixture.store.people.listNames(), [idOf(EMAIL)]);
    await forgetAt(fixture, 3.1);
    assert.deepEqual(await fixture.store.people.listNames(), []);
  });

  it('that is confirmed stays, and the entry of a person who leaves is deleted after 3 days more', async () => {
    const fixture = await openFixture();
    await fixture.take(EMAIL);
    const [mail] = await fixture.mails();
    await fixture.follow(linkIn(mail, 'confirm'), { method: 'POST' });
    await forgetAt(fixture, 100);
    assert.equal((await fixture.store.people.read(idOf(EMAIL)))?.state, 'confirmed');
    await fixture.follow(linkIn(mail, 'leave'), { method: 'POST' });
    await forgetAt(fixture, 102);
    assert.equal((await fixture.store.people.read(idOf(EMAIL)))?.state, 'left');
    await forgetAt(fixture, 104);
    assert.deepEqual(await fixture.store.people.listNames(), []);
  });
});
