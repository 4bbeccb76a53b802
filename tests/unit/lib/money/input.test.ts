import fc from 'fast-check';
import { formatTzs } from '@/lib/money/format';
import { parseAmount, stepAmount } from '@/lib/money/input';

describe('parseAmount', () => {
  it.each([
    ['800000', 800000],
    ['800,000', 800000],
    ['1,250,000.50', 1250000.5],
    ['1 250 000', 1250000],
    ['1\u00a0250\u202f000', 1250000],
    ['1.250.000', 1250000],
    ["1'250'000", 1250000],
    ['TZS 1,250,000/=', 1250000],
    ['tzs1250000', 1250000],
    ['TSh 5,000', 5000],
    ['Tshs. 5,000/-', 5000],
    ['5,000 TZS', 5000],
    ['5000/=', 5000],
    ['8e5', 800000],
    ['1.5E6', 1500000],
    ['.5', 0.5],
    ['7.', 7],
    ['12,50,000', 1250000],
    ['+5', 5],
    ['0', 0],
    ['-0', 0],
  ])('reads %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    ['-5,000', -5000],
    ['−5,000', -5000],
    ['(5,000)', -5000],
    ['TZS (5,000)', -5000],
    ['(TZS 5,000)', -5000],
    ['TZS -5000', -5000],
  ])('reads %j as the negative amount %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    '   ',
    'abc',
    '12abc',
    '800,50',
    '1,2',
    '1.2.3',
    '--5',
    '1e',
    '/=',
    'TZS',
    '1e999',
    'Infinity',
    'NaN',
    '0x10',
    '5%',
  ])('finds no amount in %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('reads back every whole amount that the site writes', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (amount) => parseAmount(formatTzs(amount)) === amount));
  });

  it('gives a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text);
        return amount === null || Number.isFinite(amount);
      }),
    );
  });

  it('reads a long run of commas without delay', () => {
    expect(parseAmount(`${',1'.repeat(50_000)}x`)).toBeNull();
  });
});

describe('a press of an arrow key', () => {
  it.each([
    ['800,000', 1000, '801,000'],
    ['800,500', -1000, '799,500'],
    ['', 1000, '1,000'],
    ['500', -1000, '0'],
    ['0.5', 0.5, '1'],
    ['1', 0.5, '1.5'],
  ])('moves %j by %d to %j', (text, step, moved) => {
    expect(stepAmount(text, step)).toBe(moved);
  });

  it('stops at the largest value', () => {
    expect(stepAmount('99.75', 0.5, 100)).toBe('100');
  });

  it('leaves text that is no amount as it is', () => {
    expect(stepAmount('ten', 1000)).toBeNull();
  });
});
