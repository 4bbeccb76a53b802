import type { Evidence } from '../../../content/schemas/evidence.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { BAND_COLUMNS, bandLines } from '../../../salary/bandLines.ts';
import { formatRate, valueOn } from '../../../tax/rateCard.ts';
import type { ReadingDays } from '../../../tax/rateReference.ts';
import { markOn } from '../loaders/sources.ts';
import { getMinimumWages, getPayeTable, getTopBandNote, runningTaxYear } from '../loaders/tax.ts';
import { getRateCard } from '../source/readCollection.ts';
import type { MarkdownNode } from './markdownNode.ts';
import { markNode } from './markNode.ts';
import { PAYE_PLACES, rateMark } from './rateMarks.ts';

const text = (value: string): MarkdownNode => ({ type: 'text', value });

/** The words of a cell that is the place of a rate. */
const place = (of: string, value: string): MarkdownNode[] => [rateMark(of, [text(value)])];

const cell = (value: string | MarkdownNode[]): MarkdownNode => ({
  type: 'tableCell',
  children: typeof value === 'string' ? [text(value)] : value,
});

const table = (rows: readonly (readonly (string | MarkdownNode[])[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Below a table that nobody here has read in the law: how it is known. */
function markLine(evidence: Evidence, day: string): MarkdownNode[] {
  const mark = markOn(evidence, day);
  return mark ? [{ type: 'paragraph', children: [markNode(mark, true)] }] : [];
}

/** Monthly PAYE of a tax year by band, and below it why the gross to net calculator differs, where it does. */
function payeTable(year: string = runningTaxYear()): MarkdownNode[] {
  const { bands: published, evidence, from } = getPayeTable(year);
  const [taxFree, firstRate, topAbove] = PAYE_PLACES;
  const lines = bandLines(published);
  const rows = lines.map(({ pay, tax }, index) => {
    if (index === 0) return [place(taxFree, pay), tax];
    if (index === 1) return [pay, place(firstRate, tax)];
    return [index === lines.length - 1 ? place(topAbove, pay) : pay, tax];
  });
  const bands = table([[...BAND_COLUMNS], ...rows]);
  const note = getTopBandNote(year);
  if (!note) return [bands, ...markLine(evidence, from)];
  const link: MarkdownNode = { type: 'link', url: note.href, children: [text(note.link)] };
  return [
    bands,
    ...markLine(evidence, from),
    { type: 'paragraph', children: [text(`${note.text} `), link, text('.')] },
  ];
}

/** Monthly minimum wages by sector. */
function minimumWages(): MarkdownNode[] {
  const { sectors, evidence, from } = getMinimumWages();
  const rows = sectors.flatMap(({ sector, wages }) =>
    wages.map(({ work, month }) => [sector, work, formatAmount(month)]),
  );
  return [table([['Sector', 'Work', 'A month, TZS'], ...rows]), ...markLine(evidence, from)];
}

/** Last day of the year that begins on a first of July. */
const lastDay = (firstDay: string) => `${Number(firstDay.slice(0, 4)) + 1}-06-30`;

/** The rates of one group of the card; in a text about a year those of its last day, with the first day of late ones. */
function rateTable(group: string, { today, ofText }: ReadingDays): MarkdownNode {
  const day = ofText === today ? today : lastDay(ofText);
  const rows = [...getRateCard().values()].flatMap((rate) => {
    const dated = rate.id.startsWith(`${group}.`) ? valueOn(rate, day) : undefined;
    if (!dated) return [];
    const isLate = ofText !== today && dated.from > ofText && dated.isStartKnown;
    const figure = formatRate(dated.value, rate.unit);
    const mark = markOn(dated.evidence, day);
    const shown = text(isLate ? `${figure} from ${formatLongDate(dated.from)}` : figure);
    return [[place(rate.id, rate.label), mark ? [shown, text(' '), markNode(mark)] : [shown]]];
  });
  return table([['Rate', 'Value'], ...rows]);
}

/** What a tag says of itself. */
type TableAttributes = { year: string | undefined; of: string | undefined };

/** Tags of texts that become a table of content/tax, with what stands below it. */
export const TABLE_TAGS: Readonly<Record<string, (attributes: TableAttributes, days: ReadingDays) => MarkdownNode[]>> =
  {
    PayeTable: ({ year }) => payeTable(year),
    MinimumWages: () => minimumWages(),
    RateTable: ({ of = '' }, days) => [rateTable(of, days)],
  };
