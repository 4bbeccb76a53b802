import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { assertEach } from '../../../../support/cases.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture, type StoreCall, type StoreFault } from '../../support/enquiryFixture.ts';
import { CONTACT, NO_LIMIT } from '../../support/forms.ts';

/** Every store call of accepting and delivering one enquiry. */
const CALLS: StoreCall[] = [
  { method: 'GET', folder: 'ids' },
  { method: 'PUT', folder: 'ids' },
  { method: 'PUT', folder: 'pending' },
  { method: 'GET', folder: 'done' },
  { method: 'PUT', folder: 'done' },
  { method: 'DELETE', folder: 'pending' },
];

/** State of one enquiry while its store or its mail is broken, and after. */
type Fate = { status: number; isStored: boolean; mailed: string[]; mailedAfter: string[]; pendingAfter: number };

type Trial = { call: StoreCall | 'any'; fault: StoreFault; isMailDown: boolean; times: number };

function breakLine({ line }: Fixture, { call, fault, times }: Trial): void {
  let left = times;
  assert.ok(line);
  line.faultFor = ({ method, folder }) => {
    const isMeant = call === 'any' || (call.method === method && call.folder === folder);
    if (!isMeant || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}

async function fateOf(trial: Trial): Promise<Fate> {
  const mailed: string[] = [];
  let { isMailDown } = trial;
  const mailer: Fixture['mailer'] = async ({ id }) => {
    if (isMailDown) throw new Error('down');
    mailed.push(id);
  };
  const fixture = await openFixture({ hasFaultProxy: true, mailer });
  breakLine(fixture, trial);
  const { status } = await fixture.post(CONTACT);
  const copies = async () => [...(await fixture.ids('pending')), ...(await fixture.ids('done'))];
  const stored = await copies();
  await fixture.settle();
  // Twice: a list read while an entry is replaced may miss it.
  stored.push(...(await copies()));
  const before = [...mailed];

  isMailDown = false;
  breakLine(fixture, { ...trial, times: 0 });
  for (const _ of ['first run', 'second run']) {
    fixture.later({ hours: 7 });
    await redeliverPending({
      store: fixture.openStore(60_000),
      mailer,
      now: fixture.now,
      mailsAnHour: NO_LIMIT,
      sendAlert: undefined,
    });
  }
  const pendingAfter = (await fixture.ids('pending')).length;
  return { status, isStored: stored.length > 0, mailed: before, mailedAfter: mailed, pendingAfter };
}

/** Fails if an enquiry was accepted but not stored or mailed, or was finally lost. */
function assertNothingLost({ status, isStored, mailed, mailedAfter, pendingAfter }: Fate): void {
  assert.ok(status === 200 || status === 503, `answered ${status}`);
  assert.equal(pendingAfter, 0);
  if (status === 200) {
    assert.ok(isStored || mailed.length > 0, 'success without a copy anywhere');
    assert.ok(mailedAfter.length >= 1, 'never delivered');
  }
  assert.ok(new Set(mailedAfter).size <= 1, 'one id, so one Message-ID');
}

/** Checks for a delivery that could not be recorded: it is repeated under the same id; everything else arrives once. */
function isUnnoted({ call, fault }: Trial): boolean {
  if (call === 'any') return true;
  return call.method === 'PUT' && (call.folder === 'done' || fault === 'drop-after');
}

const nameOfTrial = ({ call, fault, isMailDown }: Trial) =>
  `${fault} at ${call === 'any' ? 'any call' : `${call.method} ${call.folder}`}, mail ${isMailDown ? 'down' : 'up'}`;

async function assertTrial(trial: Trial): Promise<void> {
  const fate = await fateOf(trial);
  assertNothingLost(fate);
  if (!trial.isMailDown) assert.equal(fate.status, 200, 'mail can take what the store cannot');
  if (!isUnnoted(trial)) assert.ok(fate.mailedAfter.length <= 1, `mailed ${fate.mailedAfter.length} times`);
}

const trialsOf = (fault: StoreFault): Trial[] =>
  [...CALLS, 'any' as const].flatMap((call) =>
    [false, true].map((isMailDown) => ({ call, fault, isMailDown, times: Number.POSITIVE_INFINITY })),
  );

/** A fault that is retried, one that is not, and one after which the call has worked; storeFetch.test.ts has silence. */
const FAULTS: readonly StoreFault[] = [500, 403, 'drop-after'];
const PASSING_FAULTS: readonly StoreFault[] = [500, 503, 429, 'drop'];

describe('With a fault of the store', () => {
  catchLogs();

  for (const fault of FAULTS) {
    it(`${fault} at any call, mail up or down: nothing is lost`, () =>
      assertEach(trialsOf(fault), assertTrial, nameOfTrial, 4));
  }

  for (const fault of PASSING_FAULTS) {
    it(`${fault} once, at the write: it is tried again and the visitor notices nothing`, async () => {
      const fate = await fateOf({ call: { method: 'PUT', folder: 'pending' }, fault, isMailDown: true, times: 1 });
      const { status, isStored, mailedAfter } = fate;
      assert.deepEqual({ status, isStored, arrived: mailedAfter.length }, { status: 200, isStored: true, arrived: 1 });
    });
  }

  it('403 at the write with mail down is told as it is: not taken', async () => {
    const call = { method: 'PUT', folder: 'pending' };
    const fate = await fateOf({ call, fault: 403, isMailDown: true, times: Number.POSITIVE_INFINITY });
    assert.deepEqual({ status: fate.status, isStored: fate.isStored }, { status: 503, isStored: false });
  });
});
