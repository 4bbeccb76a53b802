import { readdirSync, readFileSync } from 'node:fs';
import { evidenceLists } from '@/lib/server/resources/evidenceList';

/** How often a word stands in the tables of content/tax. */
const inTables = (pattern: RegExp) =>
  readdirSync('content/tax')
    .map((file) => readFileSync(`content/tax/${file}`, 'utf8').match(pattern)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

it('every value of the law stands in one list, with its law and its first day, the newest first', () => {
  const { counts, disputed, reported, read } = evidenceLists();
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(inTables(/"evidence": \{/g));
  expect(disputed.length).toBe(inTables(/"is": "disputed"/g));
  const linesOf = (groups: typeof read, id: string) => groups.find((group) => group.id === id)?.lines ?? [];
  expect(linesOf(read, 'finance-act-2023')).toContainEqual(
    expect.objectContaining({ text: 'Skills development levy 3.5%', since: '1 July 2023', section: 'section 73' }),
  );
  expect(linesOf(reported, 'companies-act')).toContainEqual(
    expect.objectContaining({ text: 'Companies, Registration of a charge, Within 42 days' }),
  );
});

it('a disputed value has what each source says of it', () => {
  const [newest] = evidenceLists().disputed;
  expect(newest?.says.length).toBeGreaterThan(1);
  expect(newest?.says[0]).toEqual({ title: expect.any(String), text: expect.any(String) });
});
