import { readHours } from '@/lib/salary/readHours';
import { readNetSalary } from '@/lib/salary/readNetSalary';
import { readSalary } from '@/lib/salary/readSalary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax';

const rates = getCalculatorRates('netToGross');
const NOT_POSITIVE = 'Please enter a valid net salary greater than 0.';
const NO_MATCH =
  'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.';

describe('a salary', () => {
  it.each([
    ['', 'Please enter a salary amount.'],
    ['  ', 'Please enter a salary amount.'],
    ['eight hundred', 'Please enter the amount in figures, for example 800,000.'],
    ['800,50', 'Please enter the amount in figures, for example 800,000.'],
    ['1e999', 'Please enter the amount in figures, for example 800,000.'],
    ['-1', 'The amount cannot be below 0.'],
    ['99999999999999', 'Please enter an amount up to 10,000,000,000,000.'],
  ])('typed as %j is told: %s', (text, error) => {
    expect(readSalary(text)).toEqual({ error });
  });

  it.each([
    ['0', 0],
    ['800,500', 800_500],
    ['TZS 1,250,000/=', 1_250_000],
    ['1234.56', 1234.56],
  ])('typed as %j is %d: no step refuses it', (text, amount) => {
    expect(readSalary(text)).toEqual({ amount });
  });
});

describe('a net salary', () => {
  it.each([
    ['', NOT_POSITIVE],
    ['0', NOT_POSITIVE],
    ['-5', NOT_POSITIVE],
    ['1,000,000,000,001', NO_MATCH],
    ['1e300', NO_MATCH],
    ['six', 'Please enter the amount in figures, for example 800,000.'],
  ])('typed as %j is told: %s', (text, error) => {
    expect(readNetSalary(text, rates)).toEqual({ error });
  });

  it('above 872,000 is found under its own table', () => {
    expect(readNetSalary('872,001', rates)).toEqual({ amount: 872_001 });
  });
});

describe('hours', () => {
  it.each([
    ['', { hours: 0, note: 'Counted as 0 hours.' }],
    ['ten', { hours: 0, note: 'Counted as 0 hours.' }],
    ['0', { hours: 0 }],
    ['12.25', { hours: 12.25 }],
    ['100', { hours: 100 }],
    ['100.5', { error: 'Hours must be between 0 and 100.' }],
    ['-1', { error: 'Hours must be between 0 and 100.' }],
  ])('typed as %j are %j', (text, reading) => {
    expect(readHours(text)).toEqual(reading);
  });
});
