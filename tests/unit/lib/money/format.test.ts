import { formatAmount, formatExact, formatNumber, formatPercent, formatSigned, formatTzs } from '@/lib/money/format';

describe('a displayed amount', () => {
  it.each([
    [800000, 'TZS 800,000'],
    [0, 'TZS 0'],
    [4444.44, 'TZS 4,444'],
    [4444.5, 'TZS 4,445'],
    [-1250000, '-TZS 1,250,000'],
    [-0.2, 'TZS 0'],
  ])('%d is %j, with the code and an ordinary space', (amount, text) => expect(formatTzs(amount)).toBe(text));

  it('has no currency in a column that states it', () => expect(formatAmount(1746000.4)).toBe('1,746,000'));

  it.each([
    [82.5, '82.5%'],
    [14, '14%'],
    [21.46, '21.5%'],
    [89.7453, '89.7%'],
    [17.15, '17.2%'],
    [17.149_999_999_999_995, '17.2%'],
    [-17.15, '-17.2%'],
    [0, '0%'],
  ])('%d percent is %j', (percent, text) => expect(formatPercent(percent)).toBe(text));

  it.each([
    [800_005, '800,005'],
    [80_000.5, '80,000.50'],
    [412.000_000_1, '412'],
    [-0.001, '0'],
  ])('%d has its cents, if any, in a sum: %j', (amount, text) => expect(formatExact(amount)).toBe(text));

  it('has a minus sign in a column, and a plus sign on request', () => {
    expect([formatSigned(-342.5), formatSigned(342), formatSigned(342, '+'), formatSigned(0, '+')]).toEqual([
      '−342.50',
      '342',
      '+342',
      '0',
    ]);
  });

  it('has up to two decimals for hours', () => {
    expect([10, 10.5, 10.255].map(formatNumber)).toEqual(['10', '10.5', '10.26']);
  });
});
