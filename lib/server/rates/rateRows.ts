import { buildDay } from '../../dates/builtAt.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { applyPercent } from '../../money/amount.ts';
import { formatAmount } from '../../money/format.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { salaryLawOn } from '../../salary/publishedRates.ts';
import { payeOn } from '../../salary/rates.ts';
import { findCalculator } from '../../site/calculators.ts';
import { guidePath, rateAnchor } from '../../site/paths.ts';
import { CHARTED_RATES, type ChartedRate } from '../../tax/chartedRates.ts';
import { addDays, inForce } from '../../tax/days.ts';
import { type DatedValue, type Rate, RECORD_START } from '../../tax/rateCard.ts';
import { getActs, getGuides } from '../content/loaders/resources.ts';
import { getSalaryTax, getShownDay, getTaxYears } from '../content/loaders/tax/salary.ts';
import { getRate } from '../content/loaders/tax/sources.ts';
import { hasPlaceOf } from '../content/mdx/markdownNode.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { readText } from '../content/source/contentSource.ts';
import { actPath, reportedSign, valueText } from './rateHistory.ts';

/** Monthly amount in shillings used as an example to show a rate's effect. */
const EXAMPLE = 1_350_000;

const EXAMPLE_PAY = `TZS ${formatAmount(EXAMPLE)}`;

const EXAMPLES = {
  PAYE: `PAYE on pay of ${EXAMPLE_PAY} a month, on the last day of each`,
  pay: `On pay of ${EXAMPLE_PAY} a month`,
  sales: `On sales of ${EXAMPLE_PAY} a month`,
  profit: `On profit of ${EXAMPLE_PAY} a month`,
  turnover: `On turnover of ${EXAMPLE_PAY} a month`,
  fees: `On fees of ${EXAMPLE_PAY} a month`,
  gains: `On gains of ${EXAMPLE_PAY} a month`,
} as const satisfies Record<NonNullable<ChartedRate['of']>, string>;

/** A rate's value over the tax years in which it applied. A stripe from before the rate existed has no value. */
type Stripe = {
  years: number;
  from?: string;
  text?: string;
  /** Footnote sign of a value known only from a report. */
  sign?: string;
  /** '1 July 2020 to 30 June 2023', 'since 1 July 2023'. */
  when?: string;
  law?: string;
  /** Page of the Finance Act named in the law. */
  href?: string;
  effect?: string;
};

export type RateRow = {
  id: string;
  label: string;
  stripes: Stripe[];
  /** The example: 'Of pay of TZS 1,350,000 a month'. */
  example?: string;
  tool: { href: string; name: string };
  /** The newest tax guide and the Acts that state the rate, linked to the place where they do. */
  documents: { href: string; name: string }[];
};

/** Calculates PAYE on the example with the table in force on a date, after the employee's pension contribution. */
function payeOfExample(day: string): number {
  const { paye, nssf } = salaryLawOn(getSalaryTax('en'), day);
  return payeOn(EXAMPLE - applyPercent(EXAMPLE, nssf.employeeRate), paye.bands);
}

/** Calculates a value's effect in the example on its last day; undefined if the rate is not a charge. */
function effectOf({ of }: ChartedRate, { value }: DatedValue, lastDay: string): string | undefined {
  if (of === undefined) return undefined;
  return formatAmount(of === 'PAYE' ? payeOfExample(lastDay) : applyPercent(EXAMPLE, value));
}

function endOf(rate: Rate, { from }: DatedValue): string | undefined {
  const next = rate.values.find((value) => value.from > from);
  return next && addDays(next.from, -1);
}

function whenOf({ from, isStartKnown }: DatedValue, end: string | undefined): string {
  const start = isStartKnown && from > RECORD_START ? formatLongDate(from, 'en') : '';
  if (end === undefined) return start ? `since ${start}` : 'in all these years';
  const last = formatLongDate(end, 'en');
  return start ? `${start} to ${last}` : `until ${last}`;
}

function stripeOf(row: ChartedRate, rate: Rate, dated: DatedValue): Stripe {
  const href = actPath(rate, dated);
  const end = endOf(rate, dated);
  const effect = effectOf(row, dated, end ?? buildDay());
  return {
    years: 1,
    from: dated.from,
    text: valueText(rate, dated),
    sign: reportedSign(dated),
    when: whenOf(dated, end),
    law: dated.law,
    ...(href === undefined ? {} : { href }),
    ...(effect === undefined ? {} : { effect }),
  };
}

function stripesOf(row: ChartedRate, rate: Rate, years: readonly string[]): Stripe[] {
  return years.reduce<Stripe[]>((stripes, year) => {
    const dated = inForce(rate.values, getShownDay(year));
    const last = stripes.at(-1);
    if (last && last.from === dated?.from) last.years += 1;
    else stripes.push(dated ? stripeOf(row, rate, dated) : { years: 1 });
    return stripes;
  }, []);
}

function documentsWith(id: string): RateRow['documents'] {
  const newest = guidePath(getTaxYears().at(-1) ?? '');
  const guides = getGuides().filter((guide) => documentPath(guide) === newest);
  return [...guides, ...getActs()].flatMap((document) => {
    const path = documentPath(document);
    const file = `content${path}.mdx`;
    const text = readText(projectRoot(), file);
    if (typeof text !== 'string' || !hasPlaceOf(text, id)) return [];
    return [{ href: `${path}#${rateAnchor(id)}`, name: document.title }];
  });
}

function rowOf(row: ChartedRate, years: readonly string[]): RateRow {
  const rate = getRate(row.id, 'en');
  const { path, shortName } = findCalculator(row.tool);
  return {
    id: rateAnchor(row.id),
    label: row.label,
    stripes: stripesOf(row, rate, years),
    ...(row.of === undefined ? {} : { example: EXAMPLES[row.of] }),
    tool: { href: `${path}#${rateAnchor(row.place ?? row.id)}`, name: shortName },
    documents: documentsWith(row.id),
  };
}

/** Returns the main rates over all tax years, newest first, each as stripes of equal values. */
export function rateRows(): { years: string[]; rows: RateRow[] } {
  const years = getTaxYears().toReversed();
  return { years, rows: CHARTED_RATES.map((row) => rowOf(row, years)) };
}
