import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { assertEach } from '../../support/assertEach.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { STORE_FAULTS, type StoreCall, type StoreFault } from '../../support/faultProxy.ts';
import { isFull } from '../../support/faultScope.ts';
import { CONTACT } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const HOUR_MS = 3_600_000;

/** Every call that taking and delivering one enquiry makes. */
const CALLS: StoreCall[] = [
  { method: 'GET', folder: 'ids' },
  { method: 'PUT', folder: 'ids' },
  { method: 'PUT', folder: 'pending' },
  { method: 'GET', folder: 'done' },
  { method: 'PUT', folder: 'done' },
  { method: 'DELETE', folder: 'pending' },
];

/** What became of one enquiry while its store or its mail was broken, and after. */
type Fate = { status: number; isStored: boolean; mailed: string[]; mailedAfter: string[]; pendingAfter: number };

type Trial = { call: StoreCall | 'any'; fault: StoreFault; isMailDown: boolean; times: number };

function breakLine(office: Office, { call, fault, times }: Trial): void {
  let left = times;
  if (office.line === undefined) throw new Error('The office has no line.');
  office.line.faultFor = ({ method, folder }) => {
    const isMeant = call === 'any' || (call.method === method && call.folder === folder);
    if (!isMeant || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}

async function fateOf(trial: Trial): Promise<Fate> {
  const mailed: string[] = [];
  const state = { isMailDown: trial.isMailDown };
  const office = await openOffice({
    hasFaultProxy: true,
    mailer: async ({ id }) => {
      if (state.isMailDown) throw new Error('down');
      mailed.push(id);
    },
  });
  breakLine(office, trial);
  const { status } = await office.post(CONTACT);
  const stored = [...(await office.records('pending')), ...(await office.records('done'))];
  await office.settle();
  const before = [...mailed];

  state.isMailDown = false;
  breakLine(office, { ...trial, times: 0 });
  for (let hours = 7; hours <= 14; hours += 7) {
    office.clock.now = new Date(office.clock.now.getTime() + 7 * HOUR_MS);
    await redeliverPending({
      store: office.openStore(60_000),
      mailer: async ({ id }) => void mailed.push(id),
      now: () => office.clock.now,
      sendAlert: undefined,
    });
  }
  const pendingAfter = (await office.ids('pending')).length;
  return { status, isStored: stored.length > 0, mailed: before, mailedAfter: mailed, pendingAfter };
}

/** Said to be taken and not stored or mailed, or lost in the end: what must never be. */
function assertNothingLost({ status, isStored, mailed, mailedAfter, pendingAfter }: Fate): void {
  assert.ok(status === 200 || status === 503, `answered ${status}`);
  assert.equal(pendingAfter, 0);
  if (status === 200) {
    assert.ok(isStored || mailed.length > 0, 'success without a copy anywhere');
    assert.ok(mailedAfter.length >= 1, 'never delivered');
  }
  assert.ok(new Set(mailedAfter).size <= 1, 'one id, so one Message-ID');
}

/** A delivery that cannot be noted is made again, under the same id; everything else arrives once. */
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

function trialsOf(fault: StoreFault): Trial[] {
  // Each trial of a silent store lasts as long as the limits of the function, some seconds.
  const calls = fault === 'stall' && !isFull ? [] : CALLS;
  return [...calls, 'any' as const].flatMap((call) =>
    [false, true].map((isMailDown) => ({ call, fault, isMailDown, times: Number.POSITIVE_INFINITY })),
  );
}

// One that is tried again, one that is not, one that is done all the same, and silence.
const FAULTS: readonly StoreFault[] = isFull ? STORE_FAULTS : [500, 403, 'drop-after', 'stall'];

describe('With a fault of the store', { concurrency: true }, () => {
  catchLogs();

  for (const fault of FAULTS) {
    it(`${fault} at any call, mail up or down: nothing is lost`, () =>
      assertEach(trialsOf(fault), nameOfTrial, assertTrial, fault === 'stall' ? Number.POSITIVE_INFINITY : 4));
  }

  for (const fault of [500, 503, 429, 'drop', 'stall'] as const) {
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
