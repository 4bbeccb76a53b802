import { salaryRates } from '@/lib/salary/rates';
import { getPublishedRates } from '@/lib/server/content/loaders/tax/salary';

const published = getPublishedRates('2024/25');

it('prepared rates hold another fixed tax of the top band where told, beside the published one', () => {
  const rates = salaryRates(published, 129_000);
  expect([rates.bands.at(-1)?.fixed, rates.publishedTopFixed]).toEqual([129_000, 128_000]);
});
