import { stepAmount } from '@/lib/money/stepAmount';
import { toCsv } from '@/lib/money/toCsv';

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

describe('a CSV file', () => {
  it('holds amounts with 2 decimals and quotes what needs it', () => {
    expect(
      toCsv([
        ['Net pay', 660000],
        ['NSSF, "own"', 0.5],
      ]),
    ).toBe('\ufeffNet pay,660000.00\r\n"NSSF, ""own""",0.50\r\n');
  });
});
