import type { Evidence } from '../../../content/schemas/tax/evidence.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { BAND_COLUMNS, bandLines } from '../../../salary/bandLines.ts';
import { markOf } from '../../../tax/evidence.ts';
import { formatRate, valueOn } from '../../../tax/rateCard.ts';
import type { ReadingDays } from '../../../tax/rateReference.ts';
import { getMinimumWages, getPayeTable, getTopBandNote, runningTaxYear } from '../loaders/tax/tax.ts';
import { getRateCard } from '../source/readCollection.ts';
import type { MarkdownNode } from './markdownNode.ts';
import { markNode } from './markNode.ts';
import { PAYE_TABLE_RATES, rateMark } from './rateMarks.ts';

const text = (value: string): MarkdownNode => ({ type: 'text', value });

/** Builds a cell with the anchor of a rate. */
const place = (of: string, value: string): MarkdownNode[] => [rateMark(of, [text(value)])];

const cell = (value: string | MarkdownNode[]): MarkdownNode => ({
  type: 'tableCell',
  children: typeof value === 'string' ? [text(value)] : value,
});

const table = (rows: readonly (readonly (string | MarkdownNode[])[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Builds the heading of the last column, with a mark if all its values share one. */
function markedHead(head: string, evidence: Evidence, day: string): MarkdownNode[] {
  const mark = markOf(evidence, day);
  return mark ? [text(head), markNode(mark)] : [text(head)];
}

/** Builds a year's table of monthly PAYE by band, and below it why the gross to net calculator differs. */
function payeTable(year: string = runningTaxYear()): MarkdownNode[] {
  const { bands: published, evidence, from } = getPayeTable(year);
  const [taxFree, firstRate, topAbove] = PAYE_TABLE_RATES;
  const lines = bandLines(published);
  const rows = lines.map(({ pay, tax }, index) => {
    if (index === 0) return [place(taxFree, pay), tax];
    if (index === 1) return [pay, place(firstRate, tax)];
    return [index === lines.length - 1 ? place(topAbove, pay) : pay, tax];
  });
  const [pay, tax] = BAND_COLUMNS;
  const bands = table([[pay, markedHead(tax, evidence, from)], ...rows]);
  const note = getTopBandNote(year);
  if (!note) return [bands];
  const link: MarkdownNode = { type: 'link', url: note.href, children: [text(note.link)] };
  return [bands, { type: 'paragraph', children: [text(`${note.text} `), link, text('.')] }];
}

/** Builds a table of monthly minimum wages by sector. */
function minimumWages(): MarkdownNode[] {
  const { sectors, evidence, from } = getMinimumWages();
  const rows = sectors.flatMap(({ sector, wages }) =>
    wages.map(({ work, month }) => [sector, work, formatAmount(month)]),
  );
  return [table([['Sector', 'Work', markedHead('A month, TZS', evidence, from)], ...rows])];
}

/** Returns the last day of the year that begins on 1 July. */
const lastDay = (firstDay: string) => `${Number(firstDay.slice(0, 4)) + 1}-06-30`;

/** Builds a table of a group of rates; for a year, its last day's rates, with the first day of late ones. */
function rateTable(group: string, { today, ofText }: ReadingDays): MarkdownNode {
  const day = ofText === today ? today : lastDay(ofText);
  const rows = [...getRateCard().values()].flatMap((rate) => {
    const dated = rate.id.startsWith(`${group}.`) ? valueOn(rate, day) : undefined;
    if (!dated) return [];
    const isLate = ofText !== today && dated.from > ofText && dated.isStartKnown;
    const figure = formatRate(dated.value, rate.unit);
    const mark = markOf(dated.evidence, day);
    const shown = text(isLate ? `${figure} from ${formatLongDate(dated.from)}` : figure);
    return [[place(rate.id, rate.label), mark ? [shown, markNode(mark)] : [shown]]];
  });
  return table([['Rate', 'Value'], ...rows]);
}

/** Attributes of a tag. */
type TableAttributes = { year: string | undefined; of: string | undefined };

/** Tags of texts that become a table of content/tax, with the notes below it. */
export const TABLE_TAGS: Readonly<Record<string, (attributes: TableAttributes, days: ReadingDays) => MarkdownNode[]>> =
  {
    PayeTable: ({ year }) => payeTable(year),
    MinimumWages: () => minimumWages(),
    RateTable: ({ of = '' }, days) => [rateTable(of, days)],
  };
