import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { inForce } from '../../../tax/days.ts';
import { formatRate } from '../../../tax/rateCard.ts';
import type { ReadingDays } from '../../../tax/rateReference.ts';
import { firstDayOfTaxYear, shownDayOf } from '../../../tax/taxYear.ts';
import { getPayeTable, getTopBandNote, runningTaxYear } from '../loaders/tax/salary.ts';
import { type Known, markOf } from '../loaders/tax/sources.ts';
import { getRateCard } from '../source/readCollection.ts';
import { type MarkdownNode, markNode, PAYE_TABLE_RATES, rateMark } from './markdownNode.ts';

type Band = { above: number; rate: number; fixed: number };

const BAND_COLUMNS = ['Monthly taxable pay, TZS', 'Tax'] as const;

/** Writes PAYE bands as the authority prints them: 520,001 to 760,000, 20,000 + 20% of the excess over 520,000. */
const bandLines = (bands: readonly Band[]): { pay: string; tax: string }[] =>
  bands.map(({ above, rate, fixed }, index) => {
    const next = bands[index + 1];
    if (rate === 0) return { pay: `Up to ${formatAmount(next?.above ?? above)}`, tax: '0' };
    const pay = next ? `${formatAmount(above + 1)} to ${formatAmount(next.above)}` : `Above ${formatAmount(above)}`;
    const sum = fixed === 0 ? '' : `${formatAmount(fixed)} + `;
    return { pay, tax: `${sum}${rate}% of the excess over ${formatAmount(above)}` };
  });

const text = (value: string): MarkdownNode => ({ type: 'text', value });

const place = (of: string, value: string): MarkdownNode[] => [rateMark(of, [text(value)])];

const cell = (value: string | MarkdownNode[]): MarkdownNode => ({
  type: 'tableCell',
  children: typeof value === 'string' ? [text(value)] : value,
});

const table = (rows: readonly (readonly (string | MarkdownNode[])[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Builds words, with a mark behind them where sources differ on their value. */
function marked(words: string, known: Known, day: string): MarkdownNode[] {
  const mark = markOf(known, day);
  return mark ? [text(`${words} `), markNode(mark)] : [text(words)];
}

/** Builds a year's table of monthly PAYE by band, and below it why the gross to net calculator differs. */
function payeTable(year: string = runningTaxYear()): MarkdownNode[] {
  const published = getPayeTable(year);
  const [taxFree, firstRate, topAbove] = PAYE_TABLE_RATES;
  const lines = bandLines(published.bands);
  const rows = lines.map(({ pay, tax }, index) => {
    if (index === 0) return [place(taxFree, pay), tax];
    if (index === 1) return [pay, place(firstRate, tax)];
    return [index === lines.length - 1 ? place(topAbove, pay) : pay, tax];
  });
  const [pay, tax] = BAND_COLUMNS;
  const bands = table([[pay, marked(tax, published, published.from)], ...rows]);
  const note = getTopBandNote(year);
  if (!note) return [bands];
  const link: MarkdownNode = { type: 'link', url: note.href, children: [text(note.link)] };
  return [bands, { type: 'paragraph', children: [text(`${note.text} `), link, text('.')] }];
}

/** Builds a table of a group of rates; for a year, as of the day by which it is shown, with the first day of late ones. */
function rateTable(group: string, { today, ofText, year }: ReadingDays): MarkdownNode {
  const day = year === undefined ? ofText : shownDayOf(year, today);
  const rows = [...getRateCard().values()].flatMap((rate) => {
    const dated = rate.id.startsWith(`${group}.`) ? inForce(rate.values, day) : undefined;
    if (!dated) return [];
    const isLate = year !== undefined && dated.from > firstDayOfTaxYear(year) && dated.isStartKnown;
    const figure = formatRate(dated.value, rate.unit);
    const shown = isLate ? `${figure} from ${formatLongDate(dated.from)}` : figure;
    return [[place(rate.id, rate.label), marked(shown, dated, day)]];
  });
  return table([['Rate', 'Value'], ...rows]);
}

type TableAttributes = { year: string | undefined; of: string | undefined };

/** Tags of texts that become a table of content/tax, with the notes below it. */
export const TABLE_TAGS: Readonly<Record<string, (attributes: TableAttributes, days: ReadingDays) => MarkdownNode[]>> =
  {
    PayeTable: ({ year }) => payeTable(year),
    RateTable: ({ of = '' }, days) => [rateTable(of, days)],
  };
