import { isDeepStrictEqual } from 'node:util';
import { DIVISORS, type LeavingInput, leavingPay, REASONS, serviceOf } from '@/lib/salary/leaving';
import {
  LEAVING_MESSAGES,
  LEAVING_SHARES,
  type LeavingField,
  leavingParams,
  readLeavingInput,
} from '@/lib/salary/leavingInput';
import { getLeavingRules } from '@/lib/server/content/loaders/leaving';
import { addDays } from '@/lib/tax/days';
import { fc, forAll } from '@/tests/support/properties';
import { readProof } from '@/tests/support/readCases';

const rules = getLeavingRules();
const TODAY = '2026-11-23';
const empty: Record<LeavingField, string> = {
  ...{ basic: '', start: '', end: '', reason: '', notice: '', left: '', taken: '', allowances: '', other: '' },
  ...{ gratuity: '', transport: '', owed: '', paid: '', day: '', share: '' },
};
const read = (texts: Partial<Record<LeavingField, string>>) => readLeavingInput({ ...empty, ...texts }, TODAY);

const cases = readProof('leaving');

it('holds at least 60 cases', () => expect(cases.length).toBeGreaterThanOrEqual(60));

it.each(cases)(
  '$basic from $start to $end, $reason $notice $left $taken: $gross, severance $severancePay, $net',
  (line) => {
    const { lastPay, noticePay, leavePay, severancePay, spreadTax, ...rest } = line;
    const { gross, pension, taxable, paye, net, ...texts } = rest;
    const accepted = read(texts);
    if (!('input' in accepted)) throw new Error('the case is not accepted');
    const result = leavingPay(accepted.input, rules);
    const lines = {
      last: lastPay,
      notice: noticePay,
      leave: leavePay,
      severance: severancePay,
      gross,
      pension,
      taxable,
      paye,
      net,
    };
    const found = Object.fromEntries(
      Object.keys(lines).map((name) => [name, result[name as keyof typeof lines].toFixed(2)]),
    );
    expect(found).toEqual(lines);
    expect(result.spread?.tax.toFixed(2) ?? '').toBe(spreadTax);
  },
);

it.each<[Partial<Record<LeavingField, string>>, Partial<Record<LeavingField, string>>]>([
  [{}, { basic: LEAVING_MESSAGES.basicMissing, start: LEAVING_MESSAGES.startMissing }],
  [{ basic: '1', start: '2026-11-24' }, { start: LEAVING_MESSAGES.startLate }],
  [{ basic: '1', start: '1949-12-31' }, { start: LEAVING_MESSAGES.startEarly }],
  [
    { basic: '1', start: '2026-02-30', end: '2012-06-30' },
    { start: LEAVING_MESSAGES.dayWrong, end: LEAVING_MESSAGES.endEarly },
  ],
  [{ basic: '1', start: '2020-01-01', end: '2026-13-01' }, { end: LEAVING_MESSAGES.dayWrong }],
  [
    { basic: '1', start: '2020-01-01', notice: '401', left: 'x', taken: '-1' },
    { notice: LEAVING_MESSAGES.days, left: LEAVING_MESSAGES.days, taken: LEAVING_MESSAGES.days },
  ],
])('%o is asked again: %o', (texts, errors) => {
  expect(read(texts)).toEqual({ errors });
});

it('an empty last day is today, and unknown choices are the first', () => {
  expect(read({ basic: '9', start: '2020-01-01', reason: 'x', day: 'x', share: 'x', paid: 'x' })).toMatchObject({
    input: { end: TODAY, reason: 'employer', divisor: 30, share: 10, isPaidByDay: false },
  });
});

const shillings = fc.integer({ min: 0, max: 10 ** 9 });
const count = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100);
const job = fc
  .record({
    start: fc.nat(9000).map((days) => addDays('1990-01-01', days)),
    length: fc.nat(9000),
    basic: shillings,
    allowances: shillings,
    other: shillings,
    gratuity: shillings,
    transport: shillings,
    owed: shillings,
    reason: fc.constantFrom(...REASONS),
    isPaidByDay: fc.boolean(),
    noticeDays: fc.option(count, { nil: undefined }),
    leaveLeft: count,
    leaveTaken: count,
    divisor: fc.constantFrom(...DIVISORS),
    share: fc.constantFrom(...LEAVING_SHARES),
  })
  .map(({ length, ...each }): LeavingInput => {
    const end = addDays(each.start, length);
    return { ...each, end: end < '2012-07-01' ? '2026-11-20' : end };
  });

it('what is owed less what is taken off is what is paid, and no line is below 0', () => {
  forAll(job, (input) => {
    const { last, notice, leave, severance, gross, pension, paye, net } = leavingPay(input, rules);
    const sum = last + input.other + notice + leave + severance + input.gratuity;
    const paid = gross - pension - paye - input.owed + input.transport;
    const areClose = Math.abs(sum - gross) < 0.01 && Math.abs(paid - net) < 0.01;
    return areClose && [last, notice, leave, severance, pension, paye].every((line) => line >= 0);
  });
});

it('severance is owed for one reason alone, never for more than seventy days, and never falls with a longer job', () => {
  forAll(job, fc.integer({ min: 1, max: 800 }), (input, longer) => {
    const one = leavingPay(input, rules);
    const other = leavingPay({ ...input, start: addDays(input.start, -longer) }, rules);
    const isNone = input.reason !== 'employer' || one.service.years === 0;
    return (one.severanceDays === 0) === isNone && one.severanceDays <= 70 && other.severance >= one.severance;
  });
});

it('spread over years the severance bears no more than at once, where the pay of the month is not below the usual', () => {
  forAll(job, (input) => {
    const { spread } = leavingPay({ ...input, end: '2026-10-31', start: '2020-01-01', reason: 'employer' }, rules);
    return spread === undefined || spread.tax <= spread.atOnce + 0.02;
  });
});

it('years and the days since them make up the job', () => {
  forAll(job, ({ start, end }) => {
    const { years, daysSince, isSixMonths } = serviceOf(start, end, 6);
    return years >= 0 && daysSince >= 0 && daysSince <= 366 && (years === 0 || isSixMonths);
  });
});

it('an accepted input survives its address', () => {
  forAll(job, (input) => isDeepStrictEqual(read(leavingParams(input)), { input }));
});
