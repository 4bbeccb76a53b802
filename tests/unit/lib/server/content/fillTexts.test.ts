import { z } from 'zod';
import { fillTexts } from '@/lib/server/content/loaders/pages';

it.each([
  ['{services} services', 'five services'],
  ['{Services} services.', 'Five services.'],
  ['{groups} groups', 'four groups'],
  ['{sectors} sectors', 'six sectors'],
  ['Since {foundedYear} in {city}', 'Since 2019 in Tanga'],
  ['from {firstTaxYear} on', 'from 2026/27 on'],
  ['{servises}', '{servises}'],
])('fills “%s” with counts and facts from other files, but no unknown name: “%s”', (text, filled) =>
  expect(fillTexts(z.string(), text)).toBe(filled),
);
