import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { sumExactly } from '@/lib/money/cents';
import { formatTzs } from '@/lib/money/format';
import { type GainsInput, type GainsResult, type GainsRule, gainsTax } from '@/lib/tax/gains';
import { dutyRow, gainsRows } from '@/lib/tax/gainsBreakdown';
import type { ResultModel, TextTableModel } from '../result/resultModel';
import { textsOn } from '../result/rowMarks';
import { GainsNotes } from './GainsNotes';
import type { GainsData } from './gainsData';

const FREE: Readonly<Partial<Record<GainsRule, string>>> = {
  home: 'own home: nothing is due',
  farm: 'farm land of small value: nothing is due',
  listed: 'listed shares: nothing is due',
  loss: 'no gain: nothing is due',
  private: 'a private tenant does not withhold',
};

const BASES: Readonly<Partial<Record<GainsRule, string>>> = { records: 'of the price or value', rent: 'of the rent' };

function headlineOf(input: GainsInput, result: GainsResult, { rules }: GainsData): ResultModel['headline'] {
  const { rule, tax: amount, rate, duty, payBy } = result;
  const label = input.task === 'rent' ? 'Tax withheld from a year’s rent' : 'Tax as one instalment';
  const free = FREE[rule];
  const badge = free ?? `${rate}% ${BASES[rule] ?? 'of the gain'}`;
  const due = rate > 0 && input.task !== 'rent' ? `${dueText(payBy, rules.holidays, { before: 'pay by' })}; ` : '';
  return { label, amount, badge, aside: `${due}stamp duty ${formatTzs(duty)}` };
}

function datesOf(input: GainsInput, result: GainsResult, { rules, laws, withheldDays }: GainsData): TextTableModel {
  const on = (day: string, verb: string) => dueText(day, rules.holidays, { verb });
  const stamp = { cells: ['Stamp the document', on(result.stampBy, 'stamp'), laws.stamp] };
  const withheld = {
    cells: ['Pay what was withheld', `Within ${withheldDays} days after the month of each payment`, laws.rent],
  };
  const notice = { cells: ['Tell TRA of the sale', on(result.noticeBy, 'tell TRA'), laws.notice] };
  const payment = { cells: ['Pay the instalment', on(result.payBy, 'pay'), laws.payment] };
  const certificate = { cells: ['TRA’s certificate that nothing is payable', 'Before the title passes', laws.payment] };
  const isRent = input.task === 'rent';
  const ofTax = result.rate > 0 ? (isRent ? [withheld] : [notice, payment]) : isRent ? [] : [certificate];
  return { caption: 'By when', columns: ['What', 'Until', 'Law'], rows: [...ofTax, stamp] };
}

function barsOf(input: GainsInput, { gain, tax }: GainsResult): ResultModel['bars'] {
  if (input.task === 'rent' || gain <= 0 || tax > gain) return [];
  return [
    {
      title: 'The price',
      total: input.price,
      scale: input.price,
      parts: [
        ...(input.cost > 0 ? [{ label: 'Cost', amount: input.cost, tone: 'strong' as const }] : []),
        { label: 'Instalment', amount: tax, tone: 'alert' },
        { label: 'Left of the gain', amount: sumExactly(gain, -tax), tone: 'success' },
      ],
    },
  ];
}

const LANDLORDS = { person: 'an individual not in business', body: 'a company or business', abroad: 'a non-resident' };
const OWNERS = { person: 'a resident individual', body: 'a company or body here', abroad: 'a non-resident' };

function summaryOf(input: GainsInput): string {
  if (input.task === 'rent') {
    const tenant = input.isBusiness ? 'for a business' : 'privately';
    return `${formatTzs(input.rent)} of rent a year from ${LANDLORDS[input.landlord]}, rented ${tenant}, signed ${formatLongDate(input.day)}`;
  }
  const { task, seller, price, approved, hasRecords, cost, use, isListed, day } = input;
  const parts = [
    `${task} sold by ${OWNERS[seller]} for ${formatTzs(price)}`,
    approved > 0 && `approved ${formatTzs(approved)}`,
    hasRecords ? `cost ${formatTzs(cost)}` : 'no records of the cost',
    use && { home: 'own home', farm: 'farm land' }[use],
    isListed && 'listed in Dar es Salaam',
    formatLongDate(day),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The tax and the duty of a sale or a lease, with all that the calculator shows of them. */
export function gainsResult(input: GainsInput, data: GainsData, rows: RowTexts): ResultModel {
  const result = gainsTax(input, data.rules);
  const headline = headlineOf(input, result, data);
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}: ${headline.badge}; ${headline.aside}.`,
    inputSummary: summaryOf(input),
    bars: barsOf(input, result) ?? [],
    statistics: [],
    notes: <GainsNotes input={input} result={result} words={data.words} />,
    tables: [
      { caption: 'The tax', rows: gainsRows(input, result) },
      { caption: 'The stamp duty', rows: [dutyRow(input, result, data.rules)] },
    ],
    textTables: [datesOf(input, result, data)],
    rowTexts: textsOn(rows, input.day),
  };
}
