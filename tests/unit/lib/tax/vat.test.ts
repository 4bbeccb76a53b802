import { getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { type VatInput, vatOf, vatRegistration } from '@/lib/tax/vat';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getVatRules();

it.each(readCases('cases/vat.csv'))(
  'a sale of $amount with VAT $basis at $rate%, withheld: “$withheld”, on $day',
  (line) => {
    const { day = '', withheld } = line;
    const input: VatInput = {
      amount: Number(line.amount),
      isIncluded: line.basis === 'included',
      isElectronic: line.rate === '16',
      withheld: withheld === 'goods' || withheld === 'services' ? withheld : '',
      day,
    };
    expect(vatOf(input, rules)).toMatchObject({
      rate: Number(line.rate),
      net: Number(line.net),
      vat: Number(line.vat),
      gross: Number(line.gross),
      withheld: Number(line.kept),
      received: Number(line.received),
      left: Number(line.left),
      returnDue: line.returnDue || undefined,
      withheldDue: line.withheldDue || undefined,
    });
  },
);

const cents = (amount: number) => Math.round(amount * 100);

it('price plus VAT is the total, which is received or withheld', () => {
  const anySale = fc.record<VatInput>({
    amount: fc.integer({ min: 0, max: 1e15 }).map((hundredths) => hundredths / 100),
    isIncluded: fc.boolean(),
    isElectronic: fc.boolean(),
    withheld: fc.constantFrom('', 'goods', 'services'),
    day: fc.constant('2026-11-15'),
  });
  forAll(anySale, (input) => {
    const { net, vat, gross, withheld, received, left } = vatOf(input, rules);
    return (
      cents(net) + cents(vat) === cents(gross) &&
      cents(received) + cents(withheld) === cents(gross) &&
      cents(left) + cents(withheld) === cents(vat)
    );
  });
});

const M = 1_000_000;
const resultOf = (first: string, turnovers: number[]) => vatRegistration({ who: '', first, turnovers }, rules);

/** Parses monthly turnovers in millions: '50 0x4 50' is 50, then four months without turnover, then 50. */
const monthsOf = (text: string) =>
  text.split(' ').flatMap((part) => {
    const [millions, count = 1] = part.split('x').map(Number);
    return Array<number>(count).fill((millions ?? 0) * M);
  });

describe('turnovers', () => {
  // Turnovers around the threshold: 200 m in twelve months, and 100 m until June 2023.
  it.each([
    ['12 months of 16.6 m', '2025-01-01', '16.6x12', 'no test'],
    ['6 months of 16.7 m', '2025-01-01', '16.7x12', 'six in 2025-06-01, by 2025-07-30'],
    ['6 months that make 100 m exactly', '2025-01-01', '50 0x4 50', 'six in 2025-06-01, by 2025-07-30'],
    ['one shilling less', '2025-01-01', '50 0x4 49.999999', 'no test'],
    ['one cent less', '2025-01-01', '50 0x4 49.99999999', 'no test'],
    ['100 m in 7 months', '2025-01-01', '50 0x5 50', 'no test'],
    ['100 m in the first month', '2025-01-01', '100', 'six in 2025-01-01, by 2025-03-02'],
    ['200 m in the first month', '2025-01-01', '200', 'twelve in 2025-01-01, by 2025-03-02'],
    ['200 m, 101 m of them in the last 6', '2024-01-01', '99 0x5 99 0x4 2', 'twelve in 2024-12-01, by 2025-01-30'],
    ['198 m in 12 months', '2024-01-01', '99 0x5 99 0x5', 'no test'],
    ['200 m in 13 months', '2024-01-01', '99 0x5 90 0x5 11', 'no test'],
    ['50 m in 6 months to June 2023', '2023-01-01', '25 0x4 25', 'six in 2023-06-01, by 2023-07-30'],
    ['50 m in 6 months to July 2023', '2023-02-01', '25 0x4 25', 'no test'],
    ['100 m in 12 months to June 2023', '2022-07-01', '8.4x12', 'six in 2022-12-01, by 2023-01-30'],
    ['8.3 m a month to June 2023', '2022-07-01', '8.3x12', 'no test'],
    ['the same and a last one of 8.7 m', '2022-07-01', '8.3x11 8.7', 'twelve in 2023-06-01, by 2023-07-30'],
    ['the same a month later', '2022-08-01', '8.3x11 8.7', 'no test'],
    ['the first month of the record', '2015-07-01', '50', 'six in 2015-07-01, by 2015-08-30'],
    ['a leap February', '2024-02-01', '200', 'twelve in 2024-02-01, by 2024-03-30'],
    ['a year end', '2025-12-01', '100', 'six in 2025-12-01, by 2026-01-30'],
    ['nothing', '2025-01-01', '0', 'no test'],
  ])('%s from %s (%s) meet %s', (_, first, turnovers, expected) => {
    const { reached, applyBy } = resultOf(first, monthsOf(turnovers));
    expect(reached ? `${reached.reached} in ${reached.month}, by ${applyBy}` : 'no test').toBe(expected);
  });

  it('report the earliest of equal highest sums', () => {
    expect(resultOf('2025-01-01', monthsOf('5 0x11 5')).highestTwelve.month).toBe('2025-01-01');
  });

  it('are compared with the threshold at the end of their month', () => {
    const { months: rows } = resultOf('2023-05-01', [1, 1, 1]);
    expect(rows.map(({ threshold }) => threshold / M)).toEqual([100, 100, 200]);
    expect(rows.map(({ thresholdHalf }) => thresholdHalf / M)).toEqual([50, 50, 100]);
  });

  const anyTurnovers = fc.array(fc.integer({ min: 0, max: 60 * M }), { minLength: 1, maxLength: 24 });

  it('never reach a threshold later if they are higher', () => {
    forAll(anyTurnovers, fc.nat(30 * M), (turnovers, more) => {
      const [month, sooner] = [turnovers, turnovers.map((amount) => amount + more)].map(
        (amounts) => resultOf('2022-01-01', amounts).reached?.month ?? '9',
      );
      return (sooner ?? '') <= (month ?? '');
    });
  });
});
