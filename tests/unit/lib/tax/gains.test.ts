import { isDeepStrictEqual } from 'node:util';
import { getGainsRules } from '@/lib/server/content/loaders/gains';
import { addDays } from '@/lib/tax/days';
import { type GainsInput, gainsTax, type SaleInput } from '@/lib/tax/gains';
import { GAINS_MESSAGES, type GainsField, gainsParams, readGainsInput } from '@/lib/tax/gainsInput';
import { fc, forAll } from '@/tests/support/properties';
import { readProof } from '@/tests/support/readCases';

const rules = getGainsRules();
const TODAY = '2026-11-23';
const empty: Record<GainsField, string> = {
  ...{
    task: '',
    seller: '',
    price: '',
    approved: '',
    records: '',
    cost: '',
    use: '',
    listed: '',
    rent: '',
    tenant: '',
  },
  day: '',
};
const read = (texts: Partial<Record<GainsField, string>>) => readGainsInput({ ...empty, ...texts }, TODAY);

const cases = readProof('gains');

it('holds at least 60 cases', () => expect(cases.length).toBeGreaterThanOrEqual(60));

it.each(cases)('$task of $seller, $price$rent less $cost, $use $listed $tenant on $day: $tax, duty $duty', (line) => {
  const { tax, duty, noticeBy, payBy, ...texts } = line;
  const { input } = read(texts);
  if (!input) throw new Error('the case is not accepted');
  const days = { noticeBy, payBy, stampBy: payBy };
  expect(gainsTax(input, rules)).toMatchObject({ tax: Number(tax), duty: Number(duty), ...days });
});

it.each<[Partial<Record<GainsField, string>>, Partial<Record<GainsField, string>>]>([
  [{}, { price: GAINS_MESSAGES.priceMissing, cost: GAINS_MESSAGES.costMissing }],
  [{ task: 'rent' }, { rent: GAINS_MESSAGES.rentMissing }],
  [{ price: '1', records: 'no', day: '2020-06-30' }, { day: GAINS_MESSAGES.dayEarly }],
  [{ price: '1', cost: '1', day: '2026-02-30' }, { day: GAINS_MESSAGES.dayWrong }],
])('%o is asked again: %o', (texts, errors) => {
  expect(read(texts)).toEqual({ errors });
});

it('an empty day is today, and unknown choices are the first', () => {
  expect(read({ task: 'x', seller: 'x', use: 'x', price: '9', cost: '5' }).input).toMatchObject({
    task: 'land',
    seller: 'person',
    use: '',
    day: TODAY,
  });
});

const shillings = fc.integer({ min: 0, max: 10 ** 11 });
const sale = fc
  .record({
    task: fc.constantFrom('land' as const, 'shares' as const),
    seller: fc.constantFrom('person' as const, 'body' as const, 'abroad' as const),
    price: shillings,
    approved: shillings,
    hasRecords: fc.boolean(),
    cost: shillings,
    use: fc.constantFrom('' as const, 'home' as const, 'farm' as const),
    isListed: fc.boolean(),
    day: fc.nat(3000).map((days) => addDays('2020-07-01', days)),
  })
  .map((each): SaleInput => {
    const isLand = each.task === 'land';
    const hasRecords = !isLand || each.hasRecords;
    return {
      ...each,
      hasRecords,
      cost: hasRecords ? each.cost : 0,
      approved: isLand ? each.approved : 0,
      use: isLand && each.seller !== 'body' ? each.use : '',
      isListed: !isLand && each.isListed,
    };
  });

it('the tax is never above the gain, or above 3% of the greater value, and no rule but those with a rate bears any', () => {
  forAll(sale, (input) => {
    const { rule, gain, tax } = gainsTax(input, rules);
    if (rule === 'records') return tax <= (Math.max(input.price, input.approved) * 3) / 100 + 0.01;
    return rule === 'gain' || rule === 'abroad' ? tax > 0 && tax <= gain : tax === 0;
  });
});

it('a higher cost never raises the tax, and a higher price never lowers the duty of a deed', () => {
  forAll(sale, fc.integer({ min: 1, max: 10 ** 9 }), (input, more) => {
    const one = gainsTax(input, rules);
    const dearer = gainsTax({ ...input, price: input.price + more }, rules);
    const isCostly = !input.hasRecords || gainsTax({ ...input, cost: input.cost + more }, rules).tax <= one.tax;
    return isCostly && dearer.duty >= one.duty;
  });
});

it('an accepted input survives its address', () => {
  const lease: GainsInput = { task: 'rent', rent: 9, landlord: 'abroad', isBusiness: false, day: '2026-11-16' };
  expect(read(gainsParams(lease))).toEqual({ input: lease });
  forAll(sale, (input) => isDeepStrictEqual(read(gainsParams(input)), { input }));
});
