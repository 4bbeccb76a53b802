import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Arrival, brokenPromises, type Fates } from './promises.ts';
import { within } from './within.ts';

const ARRIVAL: Arrival = { who: 'Asha', messageId: '<1@own.example>', isAcknowledged: true, isNoted: true };
const GOOD: Fates = { accepted: new Set(['Asha']), stored: ['Asha'], arrivals: [ARRIVAL] };

describe('What the forms promise', () => {
  it('is kept where each accepted enquiry is stored and mailed once', () => {
    assert.deepEqual(brokenPromises(GOOD), []);
  });

  it('is kept where a copy follows one that failed or could not be noted, under the same Message-ID', () => {
    for (const first of [
      { ...ARRIVAL, isAcknowledged: false },
      { ...ARRIVAL, isNoted: false },
    ]) {
      assert.deepEqual(brokenPromises({ ...GOOD, arrivals: [first, ARRIVAL] }), []);
    }
  });

  const broken: { title: string; fates: Partial<Fates>; text: string }[] = [
    {
      title: 'nothing was accepted',
      fates: { accepted: new Set() },
      text: 'nothing was accepted, so nothing is proved',
    },
    { title: 'an accepted one is not stored', fates: { stored: [] }, text: 'Asha was accepted and is not stored' },
    { title: 'an accepted one was never mailed', fates: { arrivals: [] }, text: 'Asha was accepted and never mailed' },
    {
      title: 'the only mail is one that failed',
      fates: { arrivals: [{ ...ARRIVAL, isAcknowledged: false }] },
      text: 'Asha was accepted and never mailed',
    },
    { title: 'one is stored twice', fates: { stored: ['Asha', 'Asha'] }, text: 'Asha is stored twice' },
    {
      title: 'one is mailed twice',
      fates: { arrivals: [ARRIVAL, ARRIVAL] },
      text: 'Asha was mailed again for nothing',
    },
    {
      title: 'a copy has another Message-ID',
      fates: {
        arrivals: [
          { ...ARRIVAL, isAcknowledged: false },
          { ...ARRIVAL, messageId: '<2@own.example>' },
        ],
      },
      text: 'Asha has two Message-IDs',
    },
  ];
  for (const { title, fates, text } of broken) {
    it(`is broken where ${title}`, () => {
      assert.deepEqual(brokenPromises({ ...GOOD, ...fates }), [text]);
    });
  }
});

describe('A bounded wait', () => {
  it('gives what it waited for, or its error', async () => {
    assert.equal(await within('one', 60_000, Promise.resolve(1)), 1);
    await assert.rejects(within('an error', 60_000, Promise.reject(new Error('no'))), /^Error: no$/);
  });

  it('ends where that never comes, and says what it was', async () => {
    await assert.rejects(within('the answer', 5, new Promise(() => {})), /the answer took longer than 0\.005 s/);
  });
});
