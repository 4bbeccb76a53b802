import { type Presumptive, presumptiveSchema } from '../../../content/schemas/presumptive.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import type { ContentSource } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';

type Table = Presumptive['tables'][number];

/** Finds bands that do not begin at 0 or do not rise up to the ceiling. */
function checkBands({ bands }: Table, table: number, ceiling: number, source: ContentSource): ContentIssue[] {
  return bands.flatMap(({ above }, index) => {
    const before = bands[index - 1]?.above;
    const path = ['tables', table, 'bands', index, 'above'];
    if (before === undefined) {
      const expected = '0: the first band begins there';
      return above === 0 ? [] : [fieldIssue(source, path, { found: String(above), expected, example: '"above": 0' })];
    }
    if (above > before && above < ceiling) return [];
    const expected = `more than ${before}, where the band before begins, and less than the ceiling of ${ceiling}`;
    return [fieldIssue(source, path, { found: String(above), expected })];
  });
}

/** Checks the tables of presumptive tax as a whole: bands that rise, and a ceiling for each. */
export function checkPresumptive(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.presumptive.file);
  const file = presumptiveSchema.safeParse(source?.value).data;
  // The schema has its own messages for a file that it refuses.
  if (!source || !file) return [];
  const { tables, ceilings } = file;
  return tables.flatMap((table, index) => {
    const ceiling = ceilings.findLast(({ from }) => from <= table.from);
    if (ceiling) return checkBands(table, index, ceiling.value, source);
    const expected = `a ceiling that holds on ${table.from}, when ${table.id} begins`;
    return [fieldIssue(source, ['ceilings', 0, 'from'], { found: `"${ceilings[0]?.from}"`, expected })];
  });
}
