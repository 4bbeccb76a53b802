import { bandIndexOf, payeOn } from '@/lib/salary/rates';
import { getPayeTable } from '@/lib/server/content/loaders/tax/salary';

const YEARS_WITH_A_WHOLE_TABLE = ['2021/22', '2022/23', '2023/24', '2024/25', '2025/26'];

/** Taxable pay at and beside every edge: its PAYE and its band; an upper edge belongs to the lower band. */
const EDGES = [
  [0, 0, 0],
  [1, 0, 0],
  [269_999, 0, 0],
  [270_000, 0, 0],
  [270_001, 0.08, 1],
  [519_999, 19_999.92, 1],
  [520_000, 20_000, 1],
  [520_001, 20_000.2, 2],
  [759_999, 67_999.8, 2],
  [760_000, 68_000, 2],
  [760_001, 68_000.25, 3],
  [999_999, 127_999.75, 3],
  [1_000_000, 128_000, 3],
  [1_000_001, 128_000.3, 4],
  [2_000_000, 428_000, 4],
] as const;

const toMillionths = (amount: number) => Math.round(amount * 1e6) / 1e6;

it.each(YEARS_WITH_A_WHOLE_TABLE)('PAYE of %s at and beside every edge of a band', (year) => {
  const { bands } = getPayeTable(year);
  const worked = EDGES.map(([pay]) => [pay, toMillionths(payeOn(pay, bands)), bandIndexOf(pay, bands)]);
  expect(worked).toEqual(EDGES);
});
