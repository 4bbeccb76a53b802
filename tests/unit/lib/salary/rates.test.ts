import { bandName, netRangeText } from '@/components/calculators/salary/bandTexts';
import { salaryRates } from '@/lib/salary/rates';
import { getPublishedRates } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/say';

const published = getPublishedRates('2024/25');

it('bands have a name and a range of net pay', () => {
  const { bands } = salaryRates(published);
  expect(bands.map((band, index) => `${bandName(band, ENGLISH)}: ${netRangeText(bands, index, ENGLISH)}`)).toEqual([
    'Tax-free (0%): TZS 0 - 270,000',
    '8% tax band: TZS 270,000 - 500,000',
    '20% tax band: TZS 500,000 - 692,000',
    '25% tax band: TZS 692,000 - 872,000',
    '30% tax band: TZS 872,000 and above',
  ]);
});

it('prepared rates hold another fixed tax of the top band where told, beside the published one', () => {
  const rates = salaryRates(published, 129_000);
  expect([rates.bands.at(-1)?.fixed, rates.publishedTopFixed]).toEqual([129_000, 128_000]);
});
