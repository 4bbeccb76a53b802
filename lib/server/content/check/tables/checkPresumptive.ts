import type { Presumptive } from '../../../../content/schemas/tax/presumptive.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { inForce } from '../../../../tax/inForce.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentSource } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { validFile } from '../fieldChecks.ts';

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
  const file = validFile(tree, TAX_FILES.presumptive);
  if (!file) return [];
  const { source, data } = file;
  const { tables, ceilings } = data;
  return tables.flatMap((table, index) => {
    const ceiling = inForce(ceilings, table.from);
    if (ceiling) return checkBands(table, index, ceiling.value, source);
    const expected = `a ceiling that holds on ${table.from}, when ${table.id} begins`;
    return [fieldIssue(source, ['ceilings', 0, 'from'], { found: `"${ceilings[0]?.from}"`, expected })];
  });
}
