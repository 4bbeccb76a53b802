import { readHours, readSalary } from '@/lib/salary/input';

describe('a salary', () => {
  it.each([
    ['', 'Please enter a salary amount.'],
    ['  ', 'Please enter a salary amount.'],
    ['eight hundred', 'Please enter the amount in figures, for example 800,000.'],
    ['800,50', 'Please use a comma between thousands, as in 1,500, and leave out the cents.'],
    ['1.500', 'Please use a comma between thousands, as in 1,500, and leave out the cents.'],
    ['TZS 800,00', 'Please use a comma between thousands, as in 1,500, and leave out the cents.'],
    ['1e999', 'Please enter the amount in figures, for example 800,000.'],
    ['-1', 'The amount cannot be below 0.'],
    ['99999999999999', 'Please enter an amount up to 10,000,000,000,000.'],
  ])('typed as %j is told: %s', (text, error) => expect(readSalary(text)).toEqual({ error }));

  it.each([
    ['0', 0],
    ['800,500', 800_500],
    ['TZS 1,250,000/=', 1_250_000],
    ['1234.56', 1234.56],
  ])('typed as %j is %d: no step refuses it', (text, amount) => expect(readSalary(text)).toEqual({ amount }));
});

describe('hours', () => {
  it.each([
    ['', { hours: 0, note: 'Counted as 0 hours.' }],
    ['ten', { hours: 0, note: 'Counted as 0 hours.' }],
    ['0', { hours: 0 }],
    ['12.25', { hours: 12.25 }],
    ['1,5', { hours: 1.5 }],
    ['7:30', { hours: 7.5 }],
    ['7h30', { hours: 7.5 }],
    ['7 hrs 45 min', { hours: 7.75 }],
    ['12 h', { hours: 12 }],
    ['7:75', { hours: 0, note: 'Counted as 0 hours.' }],
    ['100', { hours: 100 }],
    ['100.5', { error: 'Hours must be between 0 and 100.' }],
    ['-1', { error: 'Hours must be between 0 and 100.' }],
  ])('typed as %j are %j', (text, result) => expect(readHours(text)).toEqual(result));
});
