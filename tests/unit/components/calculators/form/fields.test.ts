import { amountField, choiceField, dateField } from '@/components/calculators/form/calculatorFields';
import { messageOf } from '@/components/calculators/form/messages';
import { paramsOf } from '@/components/calculators/form/useCalculatorForm';
import type { Mistake } from '@/lib/money/mistake';
import { SWAHILI } from '@/lib/words/swahili';
import { ENGLISH } from '@/lib/words/translate';

const fields = {
  amount: amountField({ label: 'Amount', step: 1000 }),
  hours: amountField({ label: 'Hours', unit: null, step: 0.5 }),
  kind: choiceField({ label: 'Kind', options: [{ value: 'rent', label: 'Rent' }] }),
  state: choiceField({ label: 'State', options: [], isShown: false }),
  day: dateField({ label: 'Day', whenEmpty: () => '2026-11-22' }),
};

describe('the query of a calculation', () => {
  it('contains plain amounts and the default for an empty date, but no hidden field', () => {
    const texts = { amount: 'TZS 1,250,000/=', hours: '', kind: 'rent', state: 'india', day: '' };
    expect(paramsOf(fields, texts)).toEqual({ ...texts, amount: '1250000', state: '', day: '2026-11-22' });
  });

  it.each([
    ['(5,000)', '-5000'],
    ['laki 8', '800000'],
    ['1h30', '1h30'],
    [' 1,5 ', '1,5'],
  ])('keeps text that is not read as an amount: %j is %j', (hours, expected) => {
    expect(paramsOf(fields, { amount: '0', hours, kind: '', state: '', day: '2026-01-31' })).toMatchObject({
      amount: '0',
      hours: expected,
      day: '2026-01-31',
    });
  });
});

it.each<[Mistake, string]>([
  [{ code: 'salary-missing' }, 'Please enter a salary amount.'],
  [{ code: 'negative' }, 'The amount cannot be below 0.'],
  [{ code: 'unclear-separators' }, 'Please use a comma between thousands, as in 1,500, and leave out the cents.'],
  [{ code: 'too-large', most: 1e12 }, 'Please enter an amount up to 1,000,000,000,000.'],
  [{ code: 'hours-out-of-range', most: 100 }, 'Hours must be between 0 and 100.'],
  [{ code: 'counted-as-zero' }, 'Counted as 0 hours.'],
  [{ code: 'net-not-positive' }, 'Please enter a valid net salary greater than 0.'],
  [
    { code: 'net-without-gross' },
    'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.',
  ],
  [
    { code: 'tin-too-early', from: '2026-07-01' },
    'The relief has applied since 1 July 2026. If your TIN is older, ask us first.',
  ],
  [{ code: 'tin-too-late', year: 2026 }, 'This day is after 2026. Please choose another year.'],
  [
    { code: 'penalty-due-too-early', from: '2015-07-01' },
    'We have these rules only from 1 July 2015. Please enter a later day, or ask us.',
  ],
  [
    { code: 'vat-month', month: 2, text: 'many', mistake: { code: 'unreadable' } },
    'Month 2, “many”: Please enter the amount in figures, for example 800,000.',
  ],
])('%j is shown as: %s', (mistake, text) => expect(messageOf(mistake, ENGLISH)).toBe(text));

it('messages are in Kiswahili on a Kiswahili page', () => {
  expect(messageOf({ code: 'hours-out-of-range', most: 100 }, SWAHILI)).toBe('Saa ziwe kati ya 0 na 100.');
});
