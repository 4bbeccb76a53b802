import { readHours } from '@/lib/salary/overtime';
import { readSalary } from '@/lib/salary/salaryInput';

describe('a salary', () => {
  it.each([
    ['', { code: 'salary-missing' }],
    ['  ', { code: 'salary-missing' }],
    ['eight hundred', { code: 'unreadable' }],
    ['800,50', { code: 'unclear-separators' }],
    ['1.500', { code: 'unclear-separators' }],
    ['TZS 800,00', { code: 'unclear-separators' }],
    ['1e999', { code: 'unreadable' }],
    ['-1', { code: 'negative' }],
    ['1000000000000.01', { code: 'too-large', most: 1e12 }],
  ])('typed as %j is told: %s', (text, error) => expect(readSalary(text)).toEqual({ error }));

  it.each([
    ['0', 0],
    ['800,500', 800_500],
    ['TZS 1,250,000/=', 1_250_000],
    ['1234.56', 1234.56],
    ['1000000000000', 1e12],
  ])('typed as %j is %d: no step refuses it', (text, amount) => expect(readSalary(text)).toEqual({ amount }));
});

describe('hours', () => {
  it.each([
    ['', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['ten', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['0', { hours: 0 }],
    ['12.25', { hours: 12.25 }],
    ['1,5', { hours: 1.5 }],
    ['7:30', { hours: 7.5 }],
    ['7h30', { hours: 7.5 }],
    ['7 hrs 45 min', { hours: 7.75 }],
    ['12 h', { hours: 12 }],
    ['7:75', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['1.5 h', { hours: 1.5 }],
    ['1h30', { hours: 1.5 }],
    ['1:30', { hours: 1.5 }],
    ['90 min', { hours: 1.5 }],
    ['masaa 10', { hours: 10 }],
    ['saa 1.5', { hours: 1.5 }],
    ['1/2', { hours: 0.5 }],
    ['½', { hours: 0.5 }],
    ['1½', { hours: 1.5 }],
    ['2 3/4', { hours: 2.75 }],
    ['١٠', { hours: 10 }],
    ['1/0', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['100', { hours: 100 }],
    ['100.5', { error: { code: 'hours-out-of-range', most: 100 } }],
    ['-1', { error: { code: 'hours-out-of-range', most: 100 } }],
  ])('typed as %j are %j', (text, result) => expect(readHours(text)).toEqual(result));
});
