import { payeSchema, TAX_FILES } from '../../../content/schemas/tax.ts';
import { formatAmount } from '../../../money/format.ts';
import { firstDayOf, type PayeTable } from '../../../salary/publishedRates.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';

/** Furthest in shillings that a calculator's own fixed tax of the top band may lie from the published one. */
const MOST_DIFFERENCE_TZS = 1000;

type Report = (path: FieldPath, finding: Pick<ContentIssue, 'found' | 'expected' | 'example'>) => void;

type Band = PayeTable['bands'][number];

/** Finds a first band that does not begin at 0 without tax. */
function checkFirstBand({ above, fixed }: Band, path: FieldPath, report: Report): void {
  if (above !== 0) report([...path, 'above'], { found: String(above), expected: '0: the first band begins there' });
  if (fixed !== 0) report([...path, 'fixed'], { found: String(fixed), expected: '0: no tax comes before it' });
}

/** Finds a band that does not begin above the one below, or whose fixed tax is not what those below add up to. */
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

/** Finds tables that do not stand in the order of their days. */
function checkOrder(tables: readonly PayeTable[], report: Report): void {
  for (const [index, { from }] of tables.entries()) {
    const before = tables[index - 1];
    if (!before || from > before.from) continue;
    report(['tables', index, 'from'], {
      found: `"${from}"`,
      expected: `a day after ${before.from}: the oldest table first`,
    });
  }
}

/** Finds tax years that stand in two tables, or in one that is not in force when they begin; the tables are in order. */
function checkYears(tables: readonly PayeTable[], report: Report): void {
  const places = tables.flatMap(({ id, years }, table) => years.map((year, index) => ({ id, year, table, index })));
  for (const [position, { year, table, index }] of places.entries()) {
    const path = ['tables', table, 'years', index];
    const first = places.findIndex((place) => place.year === year);
    const day = firstDayOf(year);
    const inForce = tables.findLast(({ from }) => from <= day)?.id ?? 'none of the tables';
    if (first !== position) {
      report(path, { found: `"${year}", which ${places[first]?.id} has too`, expected: 'each year in one table' });
    } else if (inForce !== tables[table]?.id) {
      report(path, {
        found: `"${year}", which begins on ${day}`,
        expected: `years that begin while this table is in force: on that day it is ${inForce}`,
      });
    }
  }
}

/** Finds a reading of the top band that no table can have. */
function checkCalculators(source: ContentSource, report: Report): void {
  const paye = payeSchema.safeParse(source.value).data;
  if (!paye) return;
  const { calculatorTopFixed, tables } = paye;
  const ids = tables.map(({ id }) => id);
  const table = tables.find(({ id }) => id === calculatorTopFixed.table);
  if (!table) {
    report(['calculatorTopFixed', 'table'], {
      found: `"${calculatorTopFixed.table}"`,
      expected: `the id of the table whose top band is read so: ${ids.join(', ')}`,
      example: `"table": "${nearestWord(calculatorTopFixed.table, ids) ?? ids.at(-1)}"`,
    });
    return;
  }
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

/** Checks the PAYE tables as a whole: bands that join, each year in one table, and all that the calculators point at. */
export function checkPaye(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.paye.file);
  const paye = payeSchema.safeParse(source?.value).data;
  // The schema has its own messages for a file that it refuses.
  if (!source || !paye) return [];
  const issues: ContentIssue[] = [];
  const report: Report = (path, finding) => issues.push(fieldIssue(source, path, finding));
  for (const [index, { bands }] of paye.tables.entries()) checkBands(bands, ['tables', index, 'bands'], report);
  checkOrder(paye.tables, report);
  if (issues.length === 0) checkYears(paye.tables, report);
  checkCalculators(source, report);
  return issues;
}
