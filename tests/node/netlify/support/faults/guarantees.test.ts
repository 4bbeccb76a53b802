import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Arrival, brokenGuarantees, type Outcome } from './guarantees.ts';
import { within } from './within.ts';

const ARRIVAL: Arrival = { who: 'Asha', messageId: '<1@own.example>', isAcknowledged: true, isNoted: true };
const FAILED = { ...ARRIVAL, isAcknowledged: false };
const GOOD: Outcome = { accepted: new Set(['Asha']), stored: ['Asha'], arrivals: [ARRIVAL] };

describe('What the forms promise', () => {
  it('is kept where each accepted enquiry is stored and mailed once', () =>
    assert.deepEqual(brokenGuarantees(GOOD), []));

  it('is kept where a copy follows one that failed or could not be noted, under the same Message-ID', () => {
    for (const first of [FAILED, { ...ARRIVAL, isNoted: false }]) {
      assert.deepEqual(brokenGuarantees({ ...GOOD, arrivals: [first, ARRIVAL] }), []);
    }
  });

  const broken: [where: string, fates: Partial<Outcome>, says: string][] = [
    ['nothing was accepted', { accepted: new Set() }, 'nothing was accepted, so nothing is proved'],
    ['an accepted one is not stored', { stored: [] }, 'Asha was accepted and is not stored'],
    ['an accepted one was never mailed', { arrivals: [] }, 'Asha was accepted and never mailed'],
    ['the only mail is one that failed', { arrivals: [FAILED] }, 'Asha was accepted and never mailed'],
    ['one is stored twice', { stored: ['Asha', 'Asha'] }, 'Asha is stored twice'],
    ['one is mailed twice', { arrivals: [ARRIVAL, ARRIVAL] }, 'Asha was mailed again for nothing'],
    [
      'a copy has another Message-ID',
      { arrivals: [FAILED, { ...ARRIVAL, messageId: '<2@own.example>' }] },
      'Asha has two Message-IDs',
    ],
  ];
  for (const [where, fates, says] of broken) {
    it(`is broken where ${where}`, () => assert.deepEqual(brokenGuarantees({ ...GOOD, ...fates }), [says]));
  }
});

it('A bounded wait ends where what it waits for never comes, and says what it was', () =>
  assert.rejects(within('the answer', 5, new Promise(() => {})), /the answer took longer than 0\.005 s/));
