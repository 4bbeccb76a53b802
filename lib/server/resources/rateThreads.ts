import { join } from 'node:path';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { requestLink } from '../../links/contactLinks.ts';
import { applyPercent } from '../../money/amount.ts';
import { formatAmount } from '../../money/format.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { payeOn } from '../../salary/paye.ts';
import { findCalculator } from '../../site/calculators.ts';
import { rateAnchor } from '../../site/ratesPath.ts';
import { here } from '../../site/twins.ts';
import { type DatedValue, type Rate, RECORD_START, valueOn } from '../../tax/rateCard.ts';
import { say, sayName } from '../../words/say.ts';
import type { Phrase } from '../../words/sw/phrases.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getActs } from '../content/loaders/resources.ts';
import { getContributions, getPaye, getTaxYears } from '../content/loaders/tax.ts';
import { getRate } from '../content/loaders/yearlyRates.ts';
import { hasPlaceOf } from '../content/mdx/rateMarks.ts';
import { readText } from '../content/source/readText.ts';
import { twinsOf } from '../words/twinsOf.ts';
import { actPath, dayBefore, lastDayOf, textOf, yearDocuments } from './rateHistory.ts';
import { THREADS, type Thread } from './threadedRates.ts';

/** Shillings a month in which the threads say what a rate comes to. */
const EXAMPLE = 1_350_000;

/** What the effects of a rate are of. */
const EXAMPLES = {
  PAYE: 'PAYE on pay of TZS {amount} a month, on the last day of each',
  pay: 'On pay of TZS {amount} a month',
  sales: 'On sales of TZS {amount} a month',
  profit: 'On profit of TZS {amount} a month',
  turnover: 'On turnover of TZS {amount} a month',
  fees: 'On fees of TZS {amount} a month',
  gains: 'On gains of TZS {amount} a month',
} as const satisfies Record<NonNullable<Thread['of']>, Phrase>;

/** Later than the first day of any table. */
const NEWEST_DAY = '9999-12-31';

/** A value of a rate over the tax years in which it held; without a value where the rate did not exist. */
type Stripe = {
  years: number;
  from?: string;
  text?: string;
  /** '1 July 2020 to 30 June 2023', 'since 1 July 2023'. */
  when?: string;
  law?: string;
  /** Page of the Finance Act that the law names. */
  href?: string;
  /** What it comes to in the example. */
  effect?: string;
};

export type RateThread = {
  id: string;
  label: string;
  stripes: Stripe[];
  /** What the effects are of: 'Of pay of TZS 1,350,000 a month'. */
  example?: string;
  tool: { href: string; name: string };
  /** The newest tax guide and the Acts that state it, each at the rate. */
  documents: { href: string; name: string }[];
  ask: string;
  /** One line to quote, with the address. */
  citation: string;
};

/** PAYE of the example under the table in force on a day, after the employee's pension contribution. */
function payeOfExample(day: string): number {
  const table = getPaye().tables.findLast(({ from }) => from <= day);
  const taxable = EXAMPLE - applyPercent(EXAMPLE, getContributions().nssf.employeeRate);
  return payeOn(taxable, table?.bands ?? []);
}

/** What a value comes to in the example on its last day; undefined for one that is no charge. */
function effectOf({ of }: Thread, { value }: DatedValue, lastDay: string): string | undefined {
  if (of === undefined) return undefined;
  return formatAmount(of === 'PAYE' ? payeOfExample(lastDay) : applyPercent(EXAMPLE, value));
}

/** Last day of a value that another has followed. */
function endOf(rate: Rate, { from }: DatedValue): string | undefined {
  const next = rate.values.find((value) => value.from > from);
  return next && dayBefore(next.from);
}

function whenOf({ from, isStartKnown }: DatedValue, end: string | undefined): string {
  const start = isStartKnown && from > RECORD_START ? formatLongDate(from) : '';
  if (end === undefined) return start ? say('since {day}', { day: start }) : say('in all these years');
  const last = formatLongDate(end);
  return start ? say('{start} to {end}', { start, end: last }) : say('until {day}', { day: last });
}

function stripeOf(thread: Thread, rate: Rate, dated: DatedValue): Stripe {
  const href = actPath(rate, dated);
  const end = endOf(rate, dated);
  const effect = effectOf(thread, dated, end ?? NEWEST_DAY);
  return {
    years: 1,
    from: dated.from,
    text: textOf(rate, dated),
    when: whenOf(dated, end),
    law: twinsOf(dated.law),
    ...(href === undefined ? {} : { href }),
    ...(effect === undefined ? {} : { effect }),
  };
}

/** The years, in the order given, as stripes of equal values. */
function stripesOf(thread: Thread, rate: Rate, years: readonly string[]): Stripe[] {
  return years.reduce<Stripe[]>((stripes, year) => {
    const dated = valueOn(rate, lastDayOf(year));
    const last = stripes.at(-1);
    if (last && last.from === dated?.from) last.years += 1;
    else stripes.push(dated ? stripeOf(thread, rate, dated) : { years: 1 });
    return stripes;
  }, []);
}

/** The newest tax guide and the Acts whose texts have a place of the rate. */
function documentsWith(id: string): RateThread['documents'] {
  const { guide } = yearDocuments(getTaxYears().at(-1) ?? '');
  return [...(guide ? [guide] : []), ...getActs()].flatMap((document) => {
    const path = documentPath(document);
    const file = `content${path}.mdx`;
    const text = readText(join(/* turbopackIgnore: true */ process.cwd(), file), file);
    if (typeof text !== 'string' || !hasPlaceOf(text, id)) return [];
    return [{ href: `${path}#${rateAnchor(id)}`, name: document.title }];
  });
}

function threadOf(thread: Thread, years: readonly string[]): RateThread {
  const rate = getRate(thread.id);
  const stripes = stripesOf(thread, rate, years);
  const [newest] = stripes;
  const { name, url } = getFirm();
  const { path, shortName } = findCalculator(thread.tool);
  const id = rateAnchor(thread.id);
  const label = twinsOf(rate.label);
  return {
    id,
    label: say(thread.label),
    stripes,
    ...(thread.of === undefined ? {} : { example: say(EXAMPLES[thread.of], { amount: formatAmount(EXAMPLE) }) }),
    tool: { href: here(`${path}#${rateAnchor(thread.place ?? thread.id)}`), name: sayName(shortName) },
    documents: documentsWith(thread.id),
    ask: requestLink({ service: 'taxation', message: say('About {rate}: ', { rate: label }) }),
    citation: `${label}: ${newest?.text}, ${newest?.when}. ${newest?.law}. ${name}, ${url}${here('/rates')}#${id}`,
  };
}

/** The headline rates over all tax years, the newest first, each as the stripes in which it stayed the same. */
export function rateThreads(): { years: string[]; threads: RateThread[] } {
  const years = getTaxYears().toReversed();
  return { years, threads: THREADS.map((thread) => threadOf(thread, years)) };
}
