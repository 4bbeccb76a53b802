import { buildDay, builtAt } from '@/lib/dates/builtAt';

const at = (moment: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });

it('is the moment of SOURCE_DATE_EPOCH, else now', () => {
  expect(builtAt(at('2026-03-02T08:00:00Z')).toISOString()).toBe('2026-03-02T08:00:00.000Z');
  const before = Date.now();
  expect(builtAt({}).getTime()).toBeGreaterThanOrEqual(before);
});

it('falls on the day of Dar es Salaam, three hours ahead of UTC', () => {
  expect(buildDay(at('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
  expect(buildDay(at('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});
