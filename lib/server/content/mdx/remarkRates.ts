import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { salaryRates } from '../../../salary/rates.ts';
import { grossToNet } from '../../../salary/salary.ts';
import { HOW_WE_CHECK_PATH } from '../../../site/paths.ts';
import { inForce } from '../../../tax/days.ts';
import { formatRate } from '../../../tax/rateCard.ts';
import { type RateReference, type ReadingDays, readingDay } from '../../../tax/rateReference.ts';
import { firstDayOfTaxYear, shownDayOf } from '../../../tax/taxYear.ts';
import { ENGLISH } from '../../../words/translate.ts';
import { getPayeTable, getPublishedRates, getTopBandNote, runningTaxYear } from '../loaders/tax/salary.ts';
import { type Known, markOf } from '../loaders/tax/sources.ts';
import { readingDays, readRate } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import { type MarkdownNode, markNode, PAYE_TABLE_RATES, rateMark, settleMarks } from './markdownNode.ts';

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

/** Builds words, with a mark after them where sources differ on their value. */
function marked(words: string, known: Known, day: string): MarkdownNode[] {
  const mark = markOf(known, day);
  return mark ? [text(words), markNode(mark)] : [text(words)];
}

/** Builds a year's table of monthly PAYE by band, and below it why the gross to net calculator differs. */
function payeTable(year: string = runningTaxYear()): MarkdownNode[] {
  const published = getPayeTable(year, 'en');
  const [taxFree, firstRate, topAbove] = PAYE_TABLE_RATES;
  const lines = bandLines(published.bands);
  const rows = lines.map(({ pay, tax }, index) => {
    if (index === 0) return [place(taxFree, pay), tax];
    if (index === 1) return [pay, place(firstRate, tax)];
    return [index === lines.length - 1 ? place(topAbove, pay) : pay, tax];
  });
  const [pay, tax] = BAND_COLUMNS;
  const bands = table([[pay, marked(tax, published, published.from)], ...rows]);
  const note = getTopBandNote(year, ENGLISH);
  if (!note) return [bands];
  const link: MarkdownNode = { type: 'link', url: note.href, children: [text(note.link)] };
  return [bands, { type: 'paragraph', children: [text(`${note.text} `), link, text('.')] }];
}

/** Builds a table of a group of rates; for a year, as of the day by which it is shown, with the first day of late ones. */
function rateTable(group: string, { today, ofText, year }: ReadingDays): MarkdownNode {
  const day = year === undefined ? ofText : shownDayOf(year, today);
  const rows = [...getRateCard('en').values()].flatMap((rate) => {
    const dated = rate.id.startsWith(`${group}.`) ? inForce(rate.values, day) : undefined;
    if (!dated) return [];
    const isLate = year !== undefined && dated.from > firstDayOfTaxYear(year) && dated.isStartKnown;
    const figure = formatRate(dated.value, rate.unit);
    const shown = isLate ? `${figure} from ${formatLongDate(dated.from)}` : figure;
    return [[place(rate.id, rate.label), marked(shown, dated, day)]];
  });
  if (rows.length === 0)
    throw new Error(`<RateTable of="${group}">: content/tax/rates.json has no such rate on ${day}`);
  return table([['Rate', 'Value'], ...rows]);
}

const SALARY_COLUMNS = ['Gross', 'Taxable', 'PAYE', 'Net', 'Employer’s cost'] as const;

/**
 * Returns the figures of gross salaries such as '300,000; 800,000', under the authority's table for the current tax
 * year.
 */
export const salaryLines = (of: string): number[][] =>
  of.split(';').map((amount) => {
    const gross = Number(amount.replaceAll(/[\s,]/g, ''));
    const result = grossToNet(gross, salaryRates(getPublishedRates(runningTaxYear())));
    return [gross, result.taxablePay, result.paye, result.netPay, result.totalCostToCompany];
  });

type TableAttributes = { year: string | undefined; of: string | undefined };

/** Tags of texts that become a table of content/tax, with the notes below it. */
const TABLE_TAGS: Readonly<Record<string, (attributes: TableAttributes, days: ReadingDays) => MarkdownNode[]>> = {
  PayeTable: ({ year }) => payeTable(year),
  SalaryTable: ({ of = '' }) => [table([SALARY_COLUMNS, ...salaryLines(of).map((line) => line.map(formatAmount))])],
  RateTable: ({ of = '' }, days) => [rateTable(of, days)],
};

type Tag = { attributes?: readonly { name?: string; value?: unknown }[] };

const attribute = ({ attributes = [] }: Tag, name: string): string | undefined => {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the reference of a <Rate>. */
export const referenceOf = (tag: Tag): RateReference => ({
  of: attribute(tag, 'of') ?? '',
  on: attribute(tag, 'on'),
  as: attribute(tag, 'as'),
});

const referencesIn = (node: MarkdownNode): RateReference[] =>
  node.name === 'Rate' ? [referenceOf(node)] : (node.children ?? []).flatMap(referencesIn);

/** Texts with anchors of rates, for links from the rates' overview. */
const WITH_ANCHORS = /\/resources\/(?:guides|acts)\//;

type RateOptions = {
  /** For pages of the site: the first mention of a rate in a guide or an Act gets its anchor. */
  hasAnchors?: boolean;
};

/** Rates of a text: marked ones, each at its first mention, and ones stated as figures. */
type Mentions = { marked: Set<string>; stated: Set<string> };

/** Builds the mark of a figure; none for a value's first day if the text states the figure too. */
function markAfter(reference: RateReference, days: ReadingDays, { marked, stated }: Mentions): MarkdownNode[] {
  const { of } = reference;
  if (reference.as === 'since' && stated.has(of)) return [];
  const day = readingDay(reference, days);
  const dated = inForce(getRateCard('en').get(of)?.values ?? [], day);
  const mark = dated && markOf(dated, day);
  if (!mark || marked.has(of)) return [];
  marked.add(of);
  return [markNode(mark)];
}

/**
 * The end of a sentence: a full stop before a new sentence or at the very end, unlike those in 'No. 2' and 'R.E. 2023'.
 */
const SENTENCE_END = /[.!?][)”’]*(?=\s+[A-Z“]|\s*$)/;

const isMark = ({ type, url = '' }: MarkdownNode): boolean =>
  type === 'link' && url.startsWith(`${HOW_WE_CHECK_PATH}#`);

/** Takes the marks out of a node, at every depth. */
function takeMarks(node: MarkdownNode): MarkdownNode[] {
  if (isMark(node)) return [node];
  const taken = (node.children ?? []).flatMap(takeMarks);
  if (taken.length > 0) node.children = node.children?.filter((child) => !isMark(child)) ?? [];
  return taken;
}

/** Moves the marks in a paragraph or cell to the end of their sentence, each once. */
function settleDoubts(block: MarkdownNode): void {
  const waiting = new Map<string, MarkdownNode>();
  const settled = (): MarkdownNode[] => {
    const marks = [...waiting.values()].flatMap((mark) => [text(' '), mark]);
    waiting.clear();
    return marks;
  };
  const moved = (block.children ?? []).flatMap((child): MarkdownNode[] => {
    const { type, value = '' } = child;
    const end = type === 'text' && waiting.size > 0 ? SENTENCE_END.exec(value) : null;
    if (end) {
      const at = end.index + end[0].length;
      return [text(value.slice(0, at)), ...settled(), ...(at < value.length ? [text(value.slice(at))] : [])];
    }
    const taken = takeMarks(child);
    for (const mark of taken) waiting.set(mark.url ?? '', mark);
    return taken.includes(child) ? [] : [child];
  });
  block.children = [...moved, ...settled()];
}

/** Calls `settleDoubts` for each paragraph and cell of a tree. */
function settleAllDoubts(node: MarkdownNode): void {
  if (node.type === 'paragraph' || node.type === 'tableCell') settleDoubts(node);
  else for (const child of node.children ?? []) settleAllDoubts(child);
}

/**
 * A remark plugin that replaces <Rate of="vat.threshold" /> by the figures of content/tax, as plain text, and the tags
 * in `TABLE_TAGS` by tables. So pages, PDFs, the search and headings have the figures without a component. A link to
 * what the sources say follows the sentence with the first figure of each rate on which they differ.
 *
 * @throws Error with line and the nearest ids at a reference that cannot be resolved
 */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkRates({ hasAnchors = false }: RateOptions = {}) {
  const card = getRateCard('en');
  const replace = (node: MarkdownNode, days: ReadingDays, mentions: Mentions): MarkdownNode[] => {
    const { position, name } = node;
    const makeTable = TABLE_TAGS[name ?? ''];
    if (makeTable) {
      const made = makeTable({ year: attribute(node, 'year'), of: attribute(node, 'of') }, days);
      return made.map((part) => ({ ...part, position }));
    }
    if (name !== 'Rate') {
      if (node.children) node.children = node.children.flatMap((child) => replace(child, days, mentions));
      return [node];
    }
    const reference = referenceOf(node);
    const figure = readRate(card, reference, days);
    if (typeof figure === 'string') {
      return [
        rateMark(reference.of, [{ type: 'text', value: figure, position }]),
        ...markAfter(reference, days, mentions),
      ];
    }
    throw new Error(`Line ${position?.start.line ?? 1}, <Rate>: found ${figure.found}, expected ${figure.expected}`);
  };
  return (tree: MarkdownNode, file: { path?: string }): void => {
    const { path = '' } = file;
    const figures = referencesIn(tree).filter(({ as }) => as !== 'since');
    const mentions = { marked: new Set<string>(), stated: new Set(figures.map(({ of }) => of)) };
    replace(tree, readingDays(path), mentions);
    settleAllDoubts(tree);
    settleMarks(tree, hasAnchors && WITH_ANCHORS.test(path));
  };
}
