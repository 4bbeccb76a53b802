'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import { type ReactNode, useState } from 'react';
import { useWaits } from '@/components/shared/useWaits';
import { Button } from '@/components/ui/button/Button';
import { dueText } from '@/lib/calendar/dueText';
import { dayOffReason } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { percentageOf, sumExactly } from '@/lib/money/amount';
import { type BreakdownLines, type BreakdownRow, type Rounding, rowsFrom } from '@/lib/money/breakdown';
import { formatAmount as f, formatNumber, formatTzs } from '@/lib/money/format';
import {
  COMPANY,
  latePenalty,
  type PenaltyField,
  type PenaltyInput,
  type PenaltyMonth,
  type PenaltyResult,
  type PenaltyRules,
  ROWS,
  type Row,
  readPenaltyInput,
} from '@/lib/tax/penalties';
import { ENGLISH } from '@/lib/words/translate';
import { amountField, choiceField, dateField, FieldPanel } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { AskLink } from './layout/AskLink';
import { DueDayNote } from './layout/DueDayNote';
import styles from './PenaltiesCalculator.module.scss';
import { type Bar, percentFact, type ResultModel, shillingsFact } from './result/resultModel';
import { labelOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of each row. The server takes them from the published law. */
export type PenaltyLines = BreakdownLines<'tax' | 'paid' | 'unpaid' | 'penalty' | 'least' | 'interest' | 'total'>;

type PenaltyData = { rules: PenaltyRules; lines: PenaltyLines };

const lawOf = ({ kinds }: PenaltyRules, kind: string) => kinds.find(({ id }) => id === kind)?.law ?? '';

/** Returns, for example, '3 months or part-months'. */
const monthsInWords = (count: number): string =>
  count === 1 ? '1 month or part-month' : `${count} months or part-months`;

/** Rows from the tax to the total cost of the delay. */
export function penaltyRows(input: PenaltyInput, result: PenaltyResult, { rules, lines }: PenaltyData): BreakdownRow[] {
  const { tax, paid } = input;
  const { months, penalty, interest, total, unpaidAtDue, isFund } = result;
  const row = rowsFrom(lines);
  const rows = [
    row('tax', { amount: tax, isTyped: true, formula: YOUR_FIGURE }),
    row('paid', { amount: paid, isTyped: true, formula: YOUR_FIGURE, kind: 'deduction' }),
    row('unpaid', { amount: unpaidAtDue, mark: 'action', sumOf: ['tax', 'paid'] }),
    row('penalty', {
      label: isFund ? 'Late payment charge' : 'Penalty',
      law: lawOf(rules, input.kind),
      amount: penalty,
      mark: 'alert',
      rule: monthsInWords(months.length),
      formula: `Added up month by month: ${f(penalty)}`,
    }),
  ];
  if (interest === undefined) return [...rows, row('total', { amount: total, formula: f(penalty), kind: 'total' })];
  const rates = [...new Set(months.map(({ statutoryRate }) => `${statutoryRate ?? 0}%`))];
  return [
    ...rows,
    row('interest', {
      amount: interest,
      mark: interest > 0 ? 'chart' : undefined,
      rule: `${rates.join(', then ')} a year, ${monthsInWords(months.length)}`,
      formula: `Added up month by month: ${f(interest)}`,
    }),
    row('total', { amount: total, sumOf: ['penalty', 'interest'], kind: 'total' }),
  ];
}

/** Formula for a month's penalty, and for its interest if the rate is known. */
function monthFormula(month: PenaltyMonth): string {
  const { unpaid, rate, share, points, pointValue, least, statutoryRate = 0, interest } = month;
  const part = `${formatNumber(rate)}% × ${f(unpaid)} = ${f(share)}`;
  const ofPoints = `${part}; at least ${points} × ${f(pointValue)} = ${f(least)}; the greater of the two applies.`;
  const penalty = points === 0 ? `${part}.` : ofPoints;
  if (interest === undefined) return penalty;
  const rateOfMonth = `${formatNumber(statutoryRate)}% / 12`;
  return `${penalty} Interest: ${rateOfMonth} of the unpaid tax and of earlier interest = ${f(interest)}.`;
}

/** A row for each month of delay: unpaid tax, penalty and, if a rate is known, interest. */
export function monthRows({ kind }: PenaltyInput, result: PenaltyResult, { rules }: PenaltyData): BreakdownRow[] {
  const rows = result.months.map((month, index) => {
    const { unpaid, penalty, interest, last } = month;
    return {
      id: `month-${index + 1}`,
      label: `Month ${index + 1}`,
      rule: `to ${formatLongDate(last, 'en')}`,
      law: lawOf(rules, kind),
      amount: interest ?? penalty,
      amounts: () => (interest === undefined ? [unpaid, penalty] : [unpaid, penalty, interest]),
      formula: monthFormula(month),
    };
  });
  const columns = [
    { sum: result.penalty, parts: result.months.map(({ penalty }) => penalty) },
    ...(result.interest === undefined
      ? []
      : [{ sum: result.interest, parts: result.months.map(({ interest = 0 }) => interest) }]),
  ];
  const roundings = (round: Rounding) => [
    0,
    ...columns.map(({ sum, parts }) => sumExactly(round(sum), ...parts.map((part) => -round(part)))),
  ];
  return [...rows, { id: 'rounding', label: '', amount: 0, amounts: roundings, isRounding: true }];
}

function notesOn(input: PenaltyInput, result: PenaltyResult, { holidays }: PenaltyRules): ReactNode {
  const { months, interest, unpaidAtDue, unpaidAtEnd, isFund } = result;
  const [first] = months;
  if (!first) {
    return paragraphs('If you file the return and pay the tax by the due date, there is neither penalty nor interest.');
  }
  if (isFund) return paragraphs('The fund adds a fixed percentage for each month and charges no interest.');
  const isOff = dayOffReason(input.due, holidays) !== undefined;
  return (
    <>
      {isOff && (
        <>
          <p>{dueText(input.due, holidays, { verb: 'file and pay' })}. The delay runs from the due date itself.</p>
          <DueDayNote translate={ENGLISH} />
        </>
      )}
      {paragraphs(
        interest === undefined && unpaidAtDue > 0 && (
          <>
            <strong>Interest is added</strong>, at the Bank of Tanzania’s discount rate, compounded monthly. Enter that
            rate to see the interest. An extension of time or an objection does not stop it.
          </>
        ),
        interest !== undefined &&
          interest > 0 &&
          'Interest runs from the due date on the tax and on earlier interest, but not on the penalty. Part payments reduce the tax. An extension of time, an objection or a case in court does not stop it.',
        months.at(-1)?.pointValue !== first.pointValue &&
          'The currency point changed during the delay. Each month uses the value on its first day.',
        unpaidAtEnd > 0 &&
          `${formatTzs(unpaidAtEnd)} was still unpaid on the day of filing. Interest on it keeps running, and late payment is penalised as well.`,
        input.kind !== 'estimate' && unpaidAtDue > 0 && (
          <>
            Section 78 covers both a late return and a late payment. The penalty above is for one of the two.{' '}
            <AskLink language="en" service="tax-litigation">
              Ask us
            </AskLink>{' '}
            if your notice shows more.
          </>
        ),
      )}
    </>
  );
}

function barOf({ unpaidAtDue, penalty, interest = 0, isFund }: PenaltyResult): Bar {
  return {
    title: 'Unpaid tax, and what was added',
    scale: unpaidAtDue + penalty + interest,
    parts: [
      { label: isFund ? 'Contributions' : 'Tax', amount: unpaidAtDue, tone: 'action' },
      { label: isFund ? 'Addition' : 'Penalty', amount: penalty, tone: 'alert' },
      ...(interest > 0 ? [{ label: 'Interest', amount: interest, tone: 'chart' as const }] : []),
    ],
  };
}

/** The note after the number of months: a fund's percentage, or whether the amount includes interest. */
function asideOf({ months, isFund, interest, penalty, unpaidAtDue }: PenaltyResult): string {
  if (isFund) return `${months[0]?.rate ?? 0}% of the unpaid amount, each month`;
  if (unpaidAtDue === 0) return 'no tax was outstanding';
  if (interest === undefined) return 'interest not included';
  return `penalty ${formatTzs(penalty)}, interest ${formatTzs(interest)}`;
}

function headlineOf(result: PenaltyResult): ResultModel['headline'] {
  const { months, isFund, interest, total: amount } = result;
  const label = interest ? 'Penalty and interest' : isFund ? 'Late payment charge' : 'Penalty';
  if (months.length === 0) return { label, amount, badge: 'on time', aside: 'nothing was late' };
  return { label, amount, badge: monthsInWords(months.length), aside: asideOf(result) };
}

function penaltyResult(input: PenaltyInput, data: PenaltyData): ResultModel {
  const { rules } = data;
  const result = latePenalty(input, rules);
  const { months, unpaidAtDue, total, isFund, interest } = result;
  const headline = headlineOf(result);
  const who = isFund ? '' : `, ${input.isCompany ? 'a company' : 'an individual'}`;
  const rows = penaltyRows(input, result, data);
  const columns = ['Unpaid', isFund ? 'Addition' : 'Penalty', ...(interest === undefined ? [] : ['Interest'])];
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}, ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      `${labelOf(rules.kinds, input.kind)}${who}; ` +
      `${formatTzs(input.tax)}, of which ${formatTzs(input.paid)} paid on time; ` +
      `${dueText(input.due, rules.holidays, { before: 'due' })}, filed or paid ${formatLongDate(input.done, 'en')}`,
    bar: total > 0 ? barOf(result) : undefined,
    rows,
    facts: [
      {
        items: [
          percentFact(
            'cost of the delay as a share of the tax',
            unpaidAtDue > 0 ? percentageOf(total, unpaidAtDue) : null,
          ),
          shillingsFact('average cost a month', months.length > 0 ? total / months.length : null),
        ],
      },
    ],
    notes: notesOn(input, result, rules),
    answers: [],
    details: [
      ...(months.length > 0 ? [{ title: 'Month by month', columns, rows: monthRows(input, result, data) }] : []),
      { title: 'Line by line', rows },
    ],
  };
}

type RowFieldsProps = {
  title: string;
  addLabel: string;
  /** Names of the fields in a row, without the row number. */
  names: readonly ('on' | 'sum' | 'from' | 'rate')[];
  texts: Readonly<Record<PenaltyField, string>>;
  show: (name: PenaltyField) => ReactNode;
};

/** A panel of repeated fields, with a button that adds another row. */
function RowFields({ title, addLabel, names, texts, show }: RowFieldsProps) {
  const [asked, setAsked] = useState(1);
  const waits = useWaits();
  const used = ROWS.findLast((row) => names.some((name) => texts[`${name}${row}`] !== '')) ?? 0;
  const count = Math.max(asked, used);

  return (
    <FieldPanel summary={title} isUsed={used > 0}>
      <div className={styles.rows}>
        {ROWS.slice(0, count).flatMap((row) => names.map((name) => show(`${name}${row}`)))}
        {count < ROWS.length && (
          <Button {...waits} variant="outline" size="small" onClick={() => setAsked(count + 1)}>
            {addLabel}
          </Button>
        )}
      </div>
    </FieldPanel>
  );
}

/** Funds have their own rates and charge no interest. */
const isFund = ({ rules }: PenaltyData, kind: string | undefined): boolean =>
  rules.kinds.find(({ id }) => id === kind)?.fundRates !== undefined;

const rateField = (label: string, hint?: ReactNode) =>
  amountField({ label, hint, unit: '%', step: 0.25, group: 'tax' });

/** Fields for part payments and rate changes. TypeScript needs every name spelled out. */
const rowFields = () => {
  const on = (row: Row) => dateField({ label: `Day of payment ${row}` });
  const sum = (row: Row) => amountField({ label: `Amount of payment ${row}`, step: 1000 });
  const from = (row: Row) => dateField({ label: `First day of change ${row}`, group: 'tax' });
  const rate = (row: Row) => rateField(`Yearly rate after change ${row}`);
  return {
    ...{ on1: on(1), sum1: sum(1), from1: from(1), rate1: rate(1) },
    ...{ on2: on(2), sum2: sum(2), from2: from(2), rate2: rate(2) },
    ...{ on3: on(3), sum3: sum(3), from3: from(3), rate3: rate(3) },
    ...{ on4: on(4), sum4: sum(4), from4: from(4), rate4: rate(4) },
    ...{ on5: on(5), sum5: sum(5), from5: from(5), rate5: rate(5) },
    ...{ on6: on(6), sum6: sum(6), from6: from(6), rate6: rate(6) },
  };
};

/** Calculates the cost of a late return or payment, month by month. */
export const PenaltiesCalculator = defineCalculator<PenaltyData, PenaltyField, PenaltyInput>({
  fields: (data, { kind }) => {
    const isOfFund = isFund(data, kind);
    return {
      kind: choiceField({
        label: 'What was late',
        options: data.rules.kinds.map(({ id, label, fundRates }) => ({
          value: id,
          label,
          leavesOut: fundRates ? 'tax' : undefined,
        })),
      }),
      who: choiceField({
        label: 'Who was late',
        options: [
          { value: COMPANY, label: 'A company or other body' },
          { value: 'individual', label: 'An individual' },
        ],
        group: 'tax',
      }),
      tax: amountField({
        label: isOfFund ? 'Contributions due' : 'Tax assessable',
        hint: isOfFund
          ? undefined
          : 'The tax on the late return or payment, before you deduct anything that you have paid.',
        step: 1000,
        isRequired: true,
      }),
      paid: amountField({ label: 'Paid by the due date', hint: 'Leave this blank if it is 0.', step: 1000 }),
      due: dateField({ label: 'Due date', isRequired: true }),
      done: dateField({
        label: 'Day of filing or payment',
        isRequired: true,
        hint: 'If you have not filed or paid yet, enter the day on which you plan to.',
      }),
      rate: rateField(
        'Statutory interest rate per year',
        <>
          The Bank of Tanzania’s discount rate. Look it up at <a href={data.rules.interest.bank}>bot.go.tz</a>. Without
          it no interest is shown.
        </>,
      ),
      ...rowFields(),
    };
  },
  arrange: (show, { texts }) => (
    <>
      {(['kind', 'who', 'tax', 'paid', 'due', 'done', 'rate'] as const).map(show)}
      <RowFields title="Later part payments" addLabel="Add a payment" names={['on', 'sum']} texts={texts} show={show} />
      <div data-group="tax">
        <RowFields
          title="Changes in the statutory rate"
          addLabel="Add a change"
          names={['from', 'rate']}
          texts={texts}
          show={show}
        />
      </div>
    </>
  ),
  submitLabel: () => 'Calculate penalty',
  parse: (texts, { rules }) => readPenaltyInput(texts, rules),
  example: (builtOn) => {
    const lastYear = Number(builtOn.slice(0, 4)) - 1;
    return { tax: '5,000,000', due: `${lastYear}-06-30`, done: `${lastYear}-09-15` };
  },
  result: penaltyResult,
});
