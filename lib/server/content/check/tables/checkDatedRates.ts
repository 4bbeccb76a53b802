import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { firstDayOf } from '../../../../tax/taxYear.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../../issues/describeValue.ts';
import type { ContentSource, FieldPath } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { outOfOrder, validFile } from '../fieldChecks.ts';

/** Lists whose entries hold from a day until the next entry begins. */
const DATED_LISTS: readonly { file: string; path: FieldPath; isOfCalculators: boolean }[] = [
  { file: TAX_FILES.contributions.file, path: ['nssf'], isOfCalculators: true },
  { file: TAX_FILES.contributions.file, path: ['sdl'], isOfCalculators: true },
  { file: TAX_FILES.contributions.file, path: ['wcf'], isOfCalculators: true },
  { file: TAX_FILES.corporate.file, path: ['minimumTax', 'rates'], isOfCalculators: false },
  { file: TAX_FILES.presumptive.file, path: ['ceilings'], isOfCalculators: false },
  { file: TAX_FILES.presumptive.file, path: ['tables'], isOfCalculators: false },
];

/** Returns the first days of a list's entries; empty if one is not a day, which the schema reports. */
function daysOf(source: ContentSource, path: FieldPath): string[] {
  const list = valueAt(source.value, path);
  const days = Array.isArray(list) ? list.map((entry) => valueAt(entry, ['from'])) : [];
  return days.every((day) => typeof day === 'string') ? days : [];
}

/** Finds lists of dated rates that are out of order, or have none for the newest tax year. */
export function checkDatedRates(tree: ContentTree): ContentIssue[] {
  const year = validFile(tree, TAX_FILES.paye)?.data.tables.at(-1)?.years.at(-1);
  return DATED_LISTS.flatMap(({ file, path, isOfCalculators }) => {
    const source = tree.sources.get(file);
    if (!source) return [];
    const days = daysOf(source, path);
    const expected = (before: string) => `a day after ${before}: the oldest rate first`;
    const unordered = outOfOrder(source, path, 'from', { values: days, expected });
    const [first] = days;
    if (!isOfCalculators || !year || !first || first <= firstDayOf(year)) return unordered;
    return [
      ...unordered,
      fieldIssue(source, [...path, 0, 'from'], {
        found: `"${first}" as the first day`,
        expected: `a rate for ${firstDayOf(year)} too, when the newest year of PAYE begins`,
      }),
    ];
  });
}
