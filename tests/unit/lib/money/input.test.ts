import { formatTzs } from '@/lib/money/format';
import { groupAmount, groupTyped, parseAmount, parseNumber, stepAmount, suggestAmounts } from '@/lib/money/input';
import { fc, forAll } from '@/tests/support/properties';

describe('parseAmount', () => {
  it.each([
    [800_000, ['800000', '800,000', '8e5', '800 thousand', 'laki 8', 'elfu 800']],
    [1_250_000, ['1 250 000', '1\u00a0250\u202f000', '1.250.000', "1'250'000", 'TZS 1,250,000/=', 'tzs1250000']],
    [1_000_000, ['1.000.000', 'TZS 1.000.000', '1.000.000/=']],
    [1_250_000, ['12,50,000']],
    [1_250_000.5, ['1,250,000.50']],
    [5_000, ['TSh 5,000', 'Tshs. 5,000/-', '5,000 TZS', '5000/=']],
    [1_350_000, ['1.35m', '1.350m', '1.35 Million shillings', '1350k', '1,350k', 'milioni 1.35', '1,350,000 a month']],
    [1_350_000, ['1,350,000=', 'TZS 1 350 000', '１３５００００']],
    [1_500_000, ['1.5E6']],
    [1_100_000, ['1.1m']],
    [2_500_000, ['TZS 2.5 mn per month']],
    [1_200_000_000, ['1.2bn']],
    [2_000_000, ['milioni 2', '2 milioni', 'mil. 2', '2 mil', '2m']],
    [2_000_000_000, ['bilioni 2', '2 bilioni']],
    [2_000, ['elfu 2', '2 elfu']],
    // As pasted from chat apps or typed on keyboards for other scripts.
    [800_000, ['\u202a800000\u202c', '\u200e800,000', '8\u200b00,000', '٨٠٠٠٠٠', '٨٠٠٬٠٠٠', '८००,०००']],
    [0.5, ['.5']],
    [7, ['7.']],
    [5, ['+5']],
    [0, ['0', '-0']],
    [-5_000, ['-5,000', '−5,000', '(5,000)', 'TZS (5,000)', '(TZS 5,000)', 'TZS -5000', '–5,000']],
  ])('reads %d from %j', (amount, texts) => {
    for (const text of texts) expect([text, parseAmount(text)]).toEqual([text, amount]);
  });

  it.each([
    ['nothing', ['', '   ', '/=', 'TZS', 'm']],
    ['words', ['abc', '12abc', 'Infinity', 'NaN', '0x10', '5%']],
    [
      'invalid groups',
      ['800,50', '1,2', '8135000000,000', '1350,000', '1,35,00', '12,3456', '1,3500,000', '1350 000', "1'35'00"],
    ],
    ['groups of thousands that may be decimals', ['800.000', '1.350k', '1,350m', '1,35m']],
    ['two signs or exponents', ['1.2.3', '--5', '1e', '1e999', '8e5k']],
    ['spaces and commas together', ['1 5,000,000', '5 1,200,000', '1 35,000', '80 0,000', "1'200,000"]],
    ['raised and lowered digits', ['800000²', '1200000³', '520000¹', '1.2²m', '8₀0,000', '800000①']],
    ['two words', ['milioni 2 elfu', 'laki 8k']],
  ])('finds no amount in %s', (_, texts) => {
    for (const text of texts) expect([text, parseAmount(text)]).toEqual([text, null]);
  });

  it('reads back every whole amount that the site formats', () => {
    forAll(fc.maxSafeInteger(), (amount) => parseAmount(formatTzs(amount)) === amount);
  });

  it('returns a finite number or null for any text', () => {
    forAll(fc.string(), (text) => {
      const amount = parseAmount(text);
      return amount === null || Number.isFinite(amount);
    });
  });

  it('reads a long run of commas quickly', () => expect(parseAmount(`${',1'.repeat(50_000)}x`)).toBeNull());
});

describe('parseNumber', () => {
  it('reads three decimals, unlike parseAmount', () => expect(parseNumber('10.125')).toBe(10.125));
});

describe('groupTyped', () => {
  it.each([
    ['120', '12', '120'],
    ['1200', '120', '1,200'],
    ['1,2000', '1,200', '12,000'],
    ['1,20', '1,200', '120'],
    ['12,5', '12,', '12,5'],
    ['12,', '12', '12,'],
    ['1.5', '1.', '1.5'],
    ['800m', '800', '800m'],
    // Pasted in one step, so the meaning of its separators is unknown.
    ['1,5', '', '1,5'],
  ])('turns %j after %j into %j', (text, before, shown) => expect(groupTyped(text, before)).toBe(shown));
});

describe('groupAmount', () => {
  it.each([
    ['1350000', '1,350,000'],
    ['1.35m', '1,350,000'],
    ['TZS 1 350 000/=', '1,350,000'],
    ['(5000000)', '-5,000,000'],
    ['1250.5', '1,250.5'],
    ['', ''],
    ['a lot', 'a lot'],
    ['800.000', '800.000'],
    ['1250.1234', '1250.1234'],
  ])('writes %j as %j', (text, grouped) => expect(groupAmount(text)).toBe(grouped));
});

describe('an arrow key', () => {
  it.each([
    ['800,000', 1000, '801,000'],
    ['800,500', -1000, '799,500'],
    ['', 1000, '1,000'],
    ['500', -1000, '0'],
    ['-5,000', 1000, '-4,000'],
    ['-5,000', -1000, '-6,000'],
    ['0.5', 0.5, '1'],
    ['1', 0.5, '1.5'],
  ])('changes %j by %d to %j', (text, step, moved) => expect(stepAmount(text, step)).toBe(moved));

  it('stops at the maximum', () => expect(stepAmount('99.75', 0.5, 100)).toBe('100'));

  it('leaves text that is not an amount', () => expect(stepAmount('ten', 1000)).toBeNull());
});

describe('suggestAmounts', () => {
  it.each([
    ['800.000', [800000, 800]],
    ['800,50', [80050, 800.5]],
    ['813500000,000', [813500000, 813500000000]],
    ['1,35,00', [13500, 135]],
    ['1.350.000,00', [1350000, 135000000]],
    ['12,3456', [123456]],
    ['1,35m', [1350000, 135000000]],
    ['1,350m', [1350000, 1350000000]],
    ['1,350,000,00', [1350000, 135000000]],
    ['1 200 000,50', [1200000.5, 120000050]],
    ['1 5,000,000', [5000000, 15000000]],
    ['5 1,200,000', [1200000, 51200000]],
    ['1 35,000', [35000, 135000]],
    ['80 0,000', [800000, 800]],
    ['800000²', [800000]],
    ['800·000', [800000, 800]],
    ['1.5 million and 200 thousand', [1700000, 200000]],
    ['1m200k', [1200000, 200000]],
    ['1,35O,OOO', [1350000]],
    ['I,350,000', [1350000]],
    ['1_350_000', [1350000]],
    ['1,350,000 after tax', [1350000]],
    ['800,000 - 900,000', [800000, 900000]],
    ['-5.000', [-5000, -5]],
  ])('asks for %j whether it means %j', (text, amounts) => expect(suggestAmounts(text)).toEqual(amounts));

  it('handles long runs of digits and blanks quickly', () => {
    const begun = performance.now();
    expect(suggestAmounts(`${'1'.repeat(50_000)} ${' '.repeat(50_000)}x`)).toEqual([]);
    // Takes 0.1 s on an idle machine; a quadratic algorithm would take many seconds.
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it.each(['', 'a lot', '5%', '12abc', '1,350,000', '0.00', `${'9'.repeat(20)} or so`])(
    'suggests nothing for %j',
    (text) => expect(suggestAmounts(text)).toEqual([]),
  );

  it('suggests nothing for a readable text, and only amounts in range otherwise', () => {
    forAll(fc.string(), (text) => {
      const amounts = suggestAmounts(text);
      expect(amounts.every((amount) => Math.abs(amount) <= 1e12 && amount !== 0)).toBe(true);
      expect(parseAmount(text) !== null && amounts.length > 0).toBe(false);
    });
  });
});
