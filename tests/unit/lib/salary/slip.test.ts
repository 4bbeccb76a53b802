import { employerMessage } from '@/components/calculators/PayslipCalculator';
import { checkSlip, isSame, readSlipInput, type SlipInput, slipTime } from '@/lib/salary/slip';
import { slipMistakes } from '@/lib/salary/slipMistakes';
import { getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { yearSlug } from '@/lib/site/paths';
import { ENGLISH } from '@/lib/words/translate';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getSlipRules('en');
const empty = {
  gross: '',
  year: '',
  month: '',
  basic: '',
  bonus: '',
  share: '',
  nssf: '',
  paye: '',
  other: '',
  net: '',
};

it.each(readCases('cases/payslip.csv'))('$year, gross $gross, net $net: correct net $rightNet; $mistake', (line) => {
  const { rightNssf, rightPaye, rightNet, mistake, ...texts } = line;
  const { input } = readSlipInput({ ...empty, ...texts }, rules);
  if (!input) throw new Error('the case is not accepted');
  const check = checkSlip(input, rules);
  const { nssf, paye, net, isRight } = check;
  expect([nssf.right, paye.right, net.right]).toEqual([rightNssf, rightPaye, rightNet].map(Number));
  expect(isRight).toBe(mistake === '');
  const found = slipMistakes(input, check, rules).map(({ id }) => id);
  if (mistake) expect(found).toContain(mistake);
  else expect(found).toEqual([]);
  expect(employerMessage(input, check, ENGLISH).split('. ')).toHaveLength(isRight ? 1 : 2);
});

it.each([
  [{ net: '1' }, { gross: { code: 'slip-gross-missing' } }],
  [{ gross: '1000000001', net: '1' }, { gross: { code: 'slip-too-large' } }],
  [{ gross: '1' }, { net: { code: 'slip-net-missing' } }],
  [{ gross: '5', net: '6' }, { net: { code: 'slip-above-gross' } }],
  [
    { gross: '5', basic: '6', bonus: '7', net: '1' },
    { basic: { code: 'slip-above-gross' }, bonus: { code: 'slip-above-gross' } },
  ],
])('%o is rejected: %o', (texts, errors) => {
  expect(readSlipInput({ ...empty, ...texts }, rules)).toEqual({ errors });
});

const amount = fc.integer({ min: 1, max: 20_000_000 });
const slip = fc
  .record({
    year: fc.constantFrom(...rules.years.map(({ year }) => year)),
    gross: amount,
    part: fc.nat(100),
    share: fc.constantFrom(10, 5, 0),
    nssf: amount,
    paye: amount,
    other: amount,
  })
  .map(({ part, gross, ...rest }): SlipInput => {
    const basic = Math.floor((gross * part) / 100);
    return {
      ...rest,
      ...slipTime({ year: yearSlug(rest.year) }, rules),
      gross,
      basic,
      bonus: gross - basic,
      net: Math.min(gross, rest.nssf),
    };
  });

it('a payslip that follows the law is right, and has no mistakes', () => {
  forAll(slip, (input) => {
    const { nssf, paye, net } = checkSlip({ ...input, other: 0 }, rules);
    const mended = { ...input, other: 0, nssf: nssf.right, paye: paye.right, net: net.right };
    const check = checkSlip(mended, rules);
    return (
      check.isRight && slipMistakes(mended, check, rules).length === 0 && employerMessage(mended, check, ENGLISH) === ''
    );
  });
});

it('a mistake is reported only if it explains a wrong figure exactly', () => {
  forAll(slip, (input) => {
    const check = checkSlip(input, rules);
    return slipMistakes(input, check, rules).every(
      ({ line, figure }) => !check[line].isRight && isSame(figure, check[line].slip),
    );
  });
});

it('by law, more gross pay never leaves less net pay', () => {
  forAll(slip, fc.integer({ min: 1, max: 100_000 }), (input, more) => {
    const [one, other] = [input, { ...input, gross: input.gross + more }].map((each) => checkSlip(each, rules));
    return (other?.net.right ?? 0) >= (one?.net.right ?? 0);
  });
});
