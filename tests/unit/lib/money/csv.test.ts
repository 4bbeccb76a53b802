import { toCsv } from '@/lib/money/csv';

it('a CSV file holds no formula, and amounts are rounded away from zero', () => {
  expect(toCsv([['=1+1', '-5', '\t@x', 'a-b', 16.665]])).toBe("\ufeff'=1+1,'-5,\"'\t'@x\",a-b,16.67\r\n");
});

it('a CSV file holds amounts with 2 decimals and quotes what needs it', () => {
  expect(
    toCsv([
      ['Net pay', 660000],
      ['NSSF, "own"', 0.5],
    ]),
  ).toBe('\ufeffNet pay,660000.00\r\n"NSSF, ""own""",0.50\r\n');
});
