import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { formatAmount } from '../../../money/format.ts';
import { bandRange, bandTax } from '../../../salary/bandLine.ts';
import { salaryRates } from '../../../salary/rates.ts';
import { grossToNet } from '../../../salary/salary.ts';
import { HOW_WE_CHECK_PATH } from '../../../site/paths.ts';
import { inForce } from '../../../tax/days.ts';
import { type Known, markOf } from '../../../tax/evidence.ts';
import { formatRate } from '../../../tax/rateCard.ts';
import { type RateReference, type ReadingDays, readingDay } from '../../../tax/rateReference.ts';
import { firstDayOfTaxYear, shownDayOf } from '../../../tax/taxYear.ts';
import { ENGLISH } from '../../../words/translate.ts';
import { getPayeTable, getPublishedRates, getTopBandNote, runningTaxYear } from '../loaders/tax/salary.ts';
import { readingDays, readRate } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import { type MarkdownNode, markNode, PAYE_TABLE_RATES, rateMark, settleMarks } from './markdownNode.ts';

const BAND_COLUMNS = ['Monthly taxable pay, TZS', 'Tax'] as const;

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

/** Creates text nodes, followed by a mark if sources disagree on the value. */
function marked(words: string, known: Known, day: string): MarkdownNode[] {
  const mark = markOf(known, day);
  return mark ? [text(words), markNode(mark)] : [text(words)];
}

/** Creates a year's table of monthly PAYE by band, and a note on why the gross-to-net calculator differs. */
function payeTable(year: string = runningTaxYear()): MarkdownNode[] {
  const published = getPayeTable(year, 'en');
  const [taxFree, firstRate, topAbove] = PAYE_TABLE_RATES;
  const rows = published.bands.map((band, index, all) => {
    const next = all[index + 1];
    const [pay, tax] = [bandRange(band, next, ENGLISH), bandTax(band, ENGLISH)];
    if (index === 0) return [place(taxFree, pay), tax];
    if (index === 1) return [pay, place(firstRate, tax)];
    return [next ? pay : place(topAbove, pay), tax];
  });
  const [pay, tax] = BAND_COLUMNS;
  const bands = table([[pay, marked(tax, published, published.from)], ...rows]);
  const note = getTopBandNote(year, ENGLISH);
  if (!note) return [bands];
  const link: MarkdownNode = { type: 'link', url: note.href, children: [text(note.link)] };
  return [bands, { type: 'paragraph', children: [text(`${note.text} `), link, text('.')] }];
}

/**
 * Creates a table of a group of rates. For a year, uses its display date and adds the start date of rates that begin during
 * it.
 */
function rateTable(group: string, { today, ofText, year }: ReadingDays): MarkdownNode {
  const day = year === undefined ? ofText : shownDayOf(year, today);
  const rows = [...getRateCard('en').values()].flatMap((rate) => {
    const dated = rate.id.startsWith(`${group}.`) ? inForce(rate.values, day) : undefined;
    if (!dated) return [];
    const isLate = year !== undefined && dated.from > firstDayOfTaxYear(year) && dated.isStartKnown;
    const figure = formatRate(dated.value, rate.unit);
    const shown = isLate ? `${figure} from ${formatLongDate(dated.from, 'en')}` : figure;
    return [[place(rate.id, rate.label), marked(shown, dated, day)]];
  });
  if (rows.length === 0)
    throw new Error(`<RateTable of="${group}">: content/tax/rates.json has no such rate on ${day}`);
  return table([['Rate', 'Value'], ...rows]);
}

const SALARY_COLUMNS = ['Gross', 'Taxable', 'PAYE', 'Net', 'Employer’s cost'] as const;

/** Returns the figures for gross salaries such as '300,000; 800,000', from the authority's table for the current tax year. */
export const salaryTableRows = (of: string): number[][] =>
  of.split(';').map((amount) => {
    const gross = Number(amount.replaceAll(/[\s,]/g, ''));
    const result = grossToNet(gross, salaryRates(getPublishedRates(runningTaxYear())));
    return [gross, result.taxablePay, result.paye, result.netPay, result.totalCostToCompany];
  });

type TableAttributes = { year: string | undefined; of: string | undefined };

/** Tags that are replaced with a table from content/tax and its notes. */
const TABLE_TAGS: Readonly<Record<string, (attributes: TableAttributes, days: ReadingDays) => MarkdownNode[]>> = {
  PayeTable: ({ year }) => payeTable(year),
  SalaryTable: ({ of = '' }) => [table([SALARY_COLUMNS, ...salaryTableRows(of).map((line) => line.map(formatAmount))])],
  RateTable: ({ of = '' }, days) => [rateTable(of, days)],
};

type Tag = { attributes?: readonly { name?: string; value?: unknown }[] };

const attribute = ({ attributes = [] }: Tag, name: string): string | undefined => {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the rate reference of a <Rate> tag. */
export const referenceOf = (tag: Tag): RateReference => ({
  of: attribute(tag, 'of') ?? '',
  on: attribute(tag, 'on'),
  as: attribute(tag, 'as'),
});

const referencesIn = (node: MarkdownNode): RateReference[] =>
  node.name === 'Rate' ? [referenceOf(node)] : (node.children ?? []).flatMap(referencesIn);

/** Texts with rate anchors, to which the rate overview links. */
const WITH_ANCHORS = /\/resources\/(?:guides|acts)\//;

type RateOptions = {
  /** For pages of the site: adds an anchor to the first mention of each rate in a guide or an Act. */
  hasAnchors?: boolean;
};

/** Rates mentioned so far in a text: those marked (once each), and those stated as figures. */
type Mentions = { marked: Set<string>; stated: Set<string> };

/** Creates the mark of a figure. Omitted for a value's start date if the text also states the figure. */
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

/** End of a sentence: a full stop before a new sentence or at the end of the text, but not one as in 'No. 2' and 'R.E. 2023'. */
const SENTENCE_END = /[.!?][)”’]*(?=\s+[A-Z“]|\s*$)/;

const isMark = ({ type, url = '' }: MarkdownNode): boolean =>
  type === 'link' && url.startsWith(`${HOW_WE_CHECK_PATH}#`);

/** Removes and returns all marks within a node. */
function takeMarks(node: MarkdownNode): MarkdownNode[] {
  if (isMark(node)) return [node];
  const taken = (node.children ?? []).flatMap(takeMarks);
  if (taken.length > 0) node.children = node.children?.filter((child) => !isMark(child)) ?? [];
  return taken;
}

/** Moves the marks in a paragraph or cell to the end of their sentence and removes duplicates. */
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

/** Calls `settleDoubts` for every paragraph and cell of a tree. */
function settleAllDoubts(node: MarkdownNode): void {
  if (node.type === 'paragraph' || node.type === 'tableCell') settleDoubts(node);
  else for (const child of node.children ?? []) settleAllDoubts(child);
}

/**
 * Remark plugin that replaces <Rate of="vat.threshold" /> with figures from content/tax as plain text, and the tags in
 * `TABLE_TAGS` with tables. Pages, PDFs, search and headings thus get the figures without a component. If sources disagree
 * on a rate, a link to them follows the sentence with its first figure.
 * @throws Error with the line and the nearest ids if a reference cannot be resolved
 */
// biome-ignore lint/style/noDefaultExport: Next loads plugins by file path.
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
