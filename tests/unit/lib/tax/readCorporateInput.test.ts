import { getCorporateRules } from '@/lib/server/content/loaders/tax';
import { corporateLines } from '@/lib/tax/corporateLines';
import { corporateTax } from '@/lib/tax/corporateTax';
import { instalmentLines } from '@/lib/tax/instalmentLines';
import { type CorporateTexts, readCorporateInput } from '@/lib/tax/readCorporateInput';

const rules = getCorporateRules();
const typed: CorporateTexts = {
  kind: 'standard',
  income: '100,000,000',
  turnover: 'TZS 800,000,000/=',
  losses: '0',
  sector: '',
  end: '2025-12-31',
  paid: '',
};
const read = (changes: Partial<CorporateTexts>) => readCorporateInput({ ...typed, ...changes }, rules);

describe('the corporate tax form', () => {
  it('reads amounts as people write them, and an empty tax paid as 0', () => {
    expect(read({}).input).toEqual({
      kind: 'standard',
      chargeableIncome: 100_000_000,
      turnover: 800_000_000,
      lossYears: 0,
      sector: '',
      yearEnd: '2025-12-31',
      taxAlreadyPaid: 0,
    });
  });

  it.each([
    ['income', '', 'Please enter the chargeable income, or the loss as a negative amount.'],
    ['income', 'much', 'Please enter the amount in figures, for example 800,000.'],
    ['turnover', '', 'Please enter the turnover of the year, or 0.'],
    ['turnover', '-1', 'The amount cannot be below 0.'],
    ['losses', '1.5', 'Please enter a whole number of years, or 0.'],
    ['losses', '-1', 'Please enter a whole number of years, or 0.'],
    ['losses', 'two', 'Please enter a whole number of years, or 0.'],
    ['end', '', 'Please enter the last day of the accounting year.'],
    ['end', '2025-02-30', 'Please enter the last day of the accounting year.'],
    ['end', '2012-06-30', 'Please enter a year end from 1 July 2012 on; earlier rates are not held here.'],
    ['paid', '-5', 'The amount cannot be below 0.'],
  ] as const)('tells %s typed as %j: %s', (field, text, error) => {
    const reading = read({ [field]: text });
    expect(reading.errors[field]).toBe(error);
    expect(reading.input).toBeUndefined();
  });

  it('asks a loss to count as a loss year', () => {
    expect(read({ income: '-5,000,000' }).errors.losses).toBe('A loss counts as a loss year: please enter 1 or more.');
    expect(read({ income: '(5,000,000)', losses: '1' }).input?.chargeableIncome).toBe(-5_000_000);
  });

  it('does not know a rate before it existed', () => {
    const reading = read({ kind: 'new-pharmaceutical-leather', end: '2018-06-30' });
    expect(reading.errors.end).toBe(
      'This rate exists since 1 July 2018: please choose another kind, or a later year end.',
    );
  });

  it('gathers every mistake at once', () => {
    const { errors } = read({ income: '', turnover: '', end: '' });
    expect(Object.values(errors).filter(Boolean)).toHaveLength(3);
  });
});

describe('its lines', () => {
  const linesFor = (changes: Partial<CorporateTexts>) => {
    const { input } = read(changes);
    if (!input) throw new Error('the input was refused');
    const result = corporateTax(input, rules);
    return { lines: corporateLines(input, result), instalments: instalmentLines(result) };
  };

  it('hold the formulas in the company’s own numbers', () => {
    const { lines } = linesFor({ paid: '10,000,000' });
    expect(lines.map(({ id, formula }) => [id, formula])).toEqual([
      ['income-standard', '100,000,000 × 30% = 30,000,000'],
      ['minimum', 'Nothing is charged on turnover.'],
      ['payable', 'The higher of 30,000,000 and 0.'],
      ['paid', 'Your figure.'],
      ['balance', '30,000,000 − 10,000,000 = 20,000,000'],
    ]);
  });

  it('say what minimum tax is charged on, or why it is not', () => {
    const minimum = (changes: Partial<CorporateTexts>) =>
      linesFor({ income: '-1', losses: '3', ...changes }).lines.find(({ id }) => id === 'minimum');
    expect(minimum({})?.formula).toBe('800,000,000 × 1% = 8,000,000');
    expect(minimum({ losses: '2' })?.rule).toBe('not charged: too few loss years in a row');
    expect(minimum({ sector: 'health' })?.rule).toBe('not charged: excluded sector');
  });

  it('state each instalment with its date, and what is left with that of the return', () => {
    const { instalments } = linesFor({ paid: '10,000,000' });
    expect(instalments.map(({ rule }) => rule)).toEqual([
      'due 31 March 2025',
      'due 30 June 2025',
      'due 30 September 2025',
      'due 31 December 2025',
      'final return by 30 June 2026',
    ]);
    expect(instalments[1]?.formula).toBe('30,000,000 / 4 = 7,500,000; 2,500,000 already paid, 5,000,000 left');
  });

  it('turn into an overpayment where more was paid than is due', () => {
    const { lines, instalments } = linesFor({ paid: '31,000,000' });
    expect(lines.at(-1)).toMatchObject({ id: 'overpaid', amount: 1_000_000 });
    expect(instalments.at(-1)?.amount).toBe(0);
  });
});
