import { amountField, choiceField, dateField } from '@/components/calculators/form/calculatorFields';
import { paramsOf } from '@/components/calculators/form/useCalculatorForm';

const fields = {
  amount: amountField({ label: 'Amount', step: 1000 }),
  hours: amountField({ label: 'Hours', unit: null, step: 0.5 }),
  kind: choiceField({ label: 'Kind', options: [{ value: 'rent', label: 'Rent' }] }),
  state: choiceField({ label: 'State', options: [], isShown: false }),
  day: dateField({ label: 'Day', whenEmpty: () => '2026-11-22' }),
};

describe('the address of a calculation', () => {
  it('has amounts in plain figures, the day that an empty field stands for, and nothing of a hidden field', () => {
    const texts = { amount: 'TZS 1,250,000/=', hours: '', kind: 'rent', state: 'india', day: '' };
    expect(paramsOf(fields, texts)).toEqual({ ...texts, amount: '1250000', state: '', day: '2026-11-22' });
  });

  it.each([
    ['(5,000)', '-5000'],
    ['laki 8', '800000'],
    ['1h30', '1h30'],
    [' 1,5 ', '1,5'],
  ])('keeps what is read as no amount as it was typed: %j is %j', (hours, expected) => {
    expect(paramsOf(fields, { amount: '0', hours, kind: '', state: '', day: '2026-01-31' })).toMatchObject({
      amount: '0',
      hours: expected,
      day: '2026-01-31',
    });
  });
});
