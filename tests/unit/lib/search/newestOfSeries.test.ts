import { newestOfSeriesFirst } from '@/lib/search/newestOfSeries';

const GUIDE = '/resources/guides/tax-guide';
const found = [`${GUIDE}-2015-16#vat`, '/calendar', `${GUIDE}-2026-27#vat`, '/rates', `${GUIDE}-2020-21`];

it.each([
  ['vat due date', [`${GUIDE}-2026-27#vat`, '/calendar', `${GUIDE}-2020-21`, '/rates', `${GUIDE}-2015-16#vat`]],
  ['vat due date 2015', found],
])('the newest of pages that differ by year takes the best place: %s', (query, expected) => {
  const results = newestOfSeriesFirst(
    found.map((href) => ({ href })),
    query,
  );
  expect(results.map(({ href }) => href)).toEqual(expected);
});
