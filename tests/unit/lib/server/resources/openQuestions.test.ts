import { lawValues } from '@/lib/server/resources/lawValues';
import { openQuestions } from '@/lib/server/resources/openQuestions';
import { markOf } from '@/lib/tax/evidence';

const { counts, disputed, unread } = openQuestions();

it('the open questions say what each source has of a disputed value', () => {
  const [value] = disputed.find(({ id }) => id === 'aln-2025-or-income-tax-act-2023')?.values ?? [];
  expect(value?.text).toBe('1 July 2025: Land and shares: instalment on the gain, non-residents: 30%');
  expect(value?.says.map(({ text }) => text)).toEqual([
    '30% since 1 July 2025.',
    '20%, as guides of October 2026 quote the Act.',
  ]);
});

it('they name each value that rests on a summary below its source', () => {
  expect(unread.find(({ id }) => id === 'companies-act')?.values.join()).toMatch(
    /Form 128, after the return date: 28 days; .*Companies, Registration of a charge/,
  );
});

it('every value is counted once, and every mark leads to an entry', () => {
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lawValues().length);
  const entries = [...disputed, ...unread].map(({ id }) => id);
  const today = new Date().toISOString().slice(0, 10);
  for (const { evidence } of lawValues()) {
    const mark = markOf(evidence, today);
    if (mark) expect(entries).toContain(mark.entry);
  }
});
