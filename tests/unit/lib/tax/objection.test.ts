import { lastWorkingDay } from '@/lib/calendar/workingDays';
import { getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import { addDays } from '@/lib/tax/days';
import { depositOf, isDecidedLate, type ObjectionField, objectionPlan, readObjectionInput } from '@/lib/tax/objection';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getObjectionRules('en');
const empty = { served: '', kind: '', tax: '', undisputed: '', admitted: '', decided: '', board: '' };
const read = (texts: Partial<Record<ObjectionField, string>>) => readObjectionInput({ ...empty, ...texts }, rules);

it.each(readCases('cases/objection.csv'))(
  'an assessment served $served, admitted $admitted, decided $decided: $amount by $objection',
  (expected) => {
    const { amount, objectBy, ...given } = expected;
    const { served = '', kind = '', tax = '', undisputed = '', admitted = '', decided = '', board = '' } = given;
    const { input } = read({ served, kind, tax, undisputed, admitted, decided, board });
    if (!input) throw new Error('the case is not accepted');
    const plan = new Map(objectionPlan(input, rules).map(({ id, day }) => [id, day ?? '']));
    const days = Object.keys(given).filter((key) => rules.steps.some(({ id }) => id === key));
    expect(Object.fromEntries(days.map((id) => [id, plan.get(id) ?? '']))).toEqual(
      Object.fromEntries(days.map((id) => [id, expected[id]])),
    );
    expect(depositOf(input, rules).amount).toBe(Number(amount));
    if (objectBy) expect(lastWorkingDay(plan.get('objection') ?? '', rules.holidays)).toBe(objectBy);
  },
);

it.each([
  ['2026-11-30', false],
  ['2026-12-01', false],
  ['2026-12-02', true],
])('a decision of %s on an objection admitted on 1 June 2026 is late: %s', (decided, isLate) => {
  const { input } = read({ served: '2026-05-20', kind: 'income', tax: '30000000', admitted: '2026-06-01', decided });
  expect(input && isDecidedLate(input, rules)).toBe(isLate);
});

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2021-07-01', days));
const shillings = fc.integer({ min: 0, max: 10 ** 12 });

it('a deposit is at least a third and the undisputed tax, and exceeds the tax by less than a shilling', () => {
  forAll(shillings, shillings, day, (one, other, served) => {
    const [tax, undisputed] = [Math.max(one, other), Math.min(one, other)];
    const { amount } = depositOf({ served, kind: 'vat', tax, undisputed }, rules);
    return amount * 3 >= tax && amount >= undisputed && amount < tax + 1;
  });
});
