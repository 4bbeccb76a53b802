import { lawValues } from '@/lib/server/resources/lawValues';
import { openQuestions } from '@/lib/server/resources/openQuestions';

const { counts, disputed, unread } = openQuestions();

it('the open questions say what each source has of a disputed value', () => {
  const [value] = disputed.find(({ id }) => id === 'aln-2025-or-income-tax-act-2023')?.values ?? [];
  expect(value?.text).toBe('1 July 2025: Land and shares: instalment on the gain, non-residents: 30%');
  expect(value?.says.map(({ text }) => text)).toEqual(['30% since 1 July 2025.', '20%, as quoted in October 2026.']);
});

it('they name each value that rests on a summary below its source', () => {
  expect(unread.find(({ id }) => id === 'companies-act')?.values.join()).toMatch(
    /Form 128, after the return date: 28 days; .*Companies, Registration of a charge/,
  );
});

it('every value is counted once, and every mark leads to an entry', () => {
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lawValues().length);
  const entries = [...disputed, ...unread].map(({ id }) => id);
  for (const { known } of lawValues()) {
    if (known.is === 'disputed' || known.is === 'reported') expect(entries).toContain(known.entry);
  }
});
