import type { PayeTables } from '../../../../content/schemas/tax/salary.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { formatAmount } from '../../../../money/format.ts';
import type { PayeTable } from '../../../../salary/publishedRates.ts';
import { inForce } from '../../../../tax/inForce.ts';
import { firstDayOf } from '../../../../tax/taxYear.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { FieldPath } from '../../source/contentSource.ts';
import { type ContentTree, validFile } from '../contentTree.ts';

/** Largest difference in shillings between a calculator's own fixed tax of the top band and the published one. */
const MOST_DIFFERENCE_TZS = 1000;

type Report = (path: FieldPath, finding: Pick<ContentIssue, 'found' | 'expected' | 'example'>) => void;

type Band = PayeTable['bands'][number];

/** Finds a first band that does not begin at 0 without tax. */
function checkFirstBand({ above, fixed }: Band, path: FieldPath, report: Report): void {
  if (above !== 0) report([...path, 'above'], { found: String(above), expected: '0: the first band begins there' });
  if (fixed !== 0) report([...path, 'fixed'], { found: String(fixed), expected: '0: no tax comes before it' });
}

/** Finds a band that does not begin above the band below, or whose fixed tax is not the sum of the bands below. */
function checkNextBand({ above, fixed, fixedSource }: Band, below: Band, path: FieldPath, report: Report): void {
  if (above <= below.above) {
    const expected = `more than ${below.above}, where the band before begins`;
    report([...path, 'above'], { found: String(above), expected });
    return;
  }
  const sum = below.fixed + Math.round(((above - below.above) * below.rate) / 100);
  if (fixed === sum || fixedSource) return;
  report([...path, 'fixed'], {
    found: String(fixed),
    expected: `${below.fixed} + ${below.rate}% of ${above - below.above}, which the bands before add up to, or "fixedSource" with the publication that says otherwise`,
    example: `"fixed": ${sum}`,
  });
}

function checkBands(bands: readonly Band[], path: FieldPath, report: Report): void {
  for (const [index, band] of bands.entries()) {
    const below = bands[index - 1];
    if (below) checkNextBand(band, below, [...path, index], report);
    else checkFirstBand(band, [...path, index], report);
  }
}

/** Finds tax years in two tables, or in a table that is not in force when they begin; the tables are in order. */
function checkYears(tables: readonly PayeTable[], report: Report): void {
  const places = tables.flatMap(({ id, years }, table) => years.map((year, index) => ({ id, year, table, index })));
  for (const [position, { year, table, index }] of places.entries()) {
    const path = ['tables', table, 'years', index];
    const first = places.findIndex((place) => place.year === year);
    const day = firstDayOf(year);
    const idInForce = inForce(tables, day)?.id ?? 'none of the tables';
    if (first !== position) {
      report(path, { found: `"${year}", which ${places[first]?.id} has too`, expected: 'each year in one table' });
    } else if (idInForce !== tables[table]?.id) {
      report(path, {
        found: `"${year}", which begins on ${day}`,
        expected: `years that begin while this table is in force: on that day it is ${idInForce}`,
      });
    }
  }
}

/** Finds a calculator's reading of the top band that is too far from its table. */
function checkTopFixed({ calculatorTopFixed, tables }: PayeTables, report: Report): void {
  const table = tables.find(({ id }) => id === calculatorTopFixed.table);
  if (!table) return;
  const published = table.bands.at(-1)?.fixed ?? 0;
  for (const calculator of ['grossToNet', 'netToGross'] as const) {
    const fixed = calculatorTopFixed[calculator];
    if (Math.abs(fixed - published) <= MOST_DIFFERENCE_TZS) continue;
    report(['calculatorTopFixed', calculator], {
      found: String(fixed),
      expected: `at most ${formatAmount(MOST_DIFFERENCE_TZS)} from the ${formatAmount(published)} of ${table.id}`,
      example: `"${calculator}": ${published}`,
    });
  }
}

/** Checks the PAYE tables as a whole: continuous bands, each year in one table, and the calculators' top band. */
export function checkPaye(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.paye);
  if (!file) return [];
  const { source, data } = file;
  const { tables } = data;
  const issues: ContentIssue[] = [];
  const report: Report = (path, finding) => issues.push(fieldIssue(source, path, finding));
  for (const [index, { bands }] of tables.entries()) checkBands(bands, ['tables', index, 'bands'], report);
  if (issues.length === 0) checkYears(tables, report);
  checkTopFixed(data, report);
  return issues;
}
