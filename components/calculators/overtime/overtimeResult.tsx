import type { ReactNode } from 'react';
import { useSay } from '#words';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import {
  compareWithMinimum,
  type MinimumWage,
  nameOfWork,
  type OvertimeQuestion,
  type OvertimeResult,
  type OvertimeRules,
  type OvertimeSummary,
  overtime,
} from '@/lib/salary/overtime';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import type { Say } from '@/lib/words/say';
import {
  type Bar,
  type FactGroup,
  percent,
  type ResultModel,
  type ResultSection,
  shillings,
} from '../result/resultModel';
import { hoursRows, type OvertimeLines, overtimeRows } from './overtimeRows';

/** What the calculator works by, and the note above the legal cap of hours. */
export type OvertimeData = {
  rules: OvertimeRules;
  order: PublishedWageOrder;
  lines: OvertimeLines;
  capNote: ReactNode;
};

function verdictOn(difference: number, say: Say): string {
  if (difference === 0) return say('This salary is exactly that.');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? 'This salary is {amount} less.' : 'This salary is {amount} more.', { amount });
}

type MinimumWageNoteProps = { basicSalary: number; minimum: MinimumWage; order: PublishedWageOrder };

/** Whether a salary is below the minimum wage of its kind of work, and by which order. */
function MinimumWageNote({ basicSalary, minimum, order }: MinimumWageNoteProps) {
  const say = useSay();
  const { difference } = compareWithMinimum(basicSalary, minimum, order.monthHours);
  return (
    <p>
      {difference < 0 && <strong>{say('Below the minimum wage.')} </strong>}
      {say('The minimum wage is {amount} a month since {day} ({work}).', {
        amount: formatTzs(minimum.month),
        day: formatLongDate(order.from, say.language),
        work: nameOfWork(minimum),
      })}{' '}
      {verdictOn(difference, say)}{' '}
      {say('{law}; read in {sources}.', { law: order.law, sources: order.sources.join('; ') })}
    </p>
  );
}

/** The minimum wage that a salary is below. */
const missedMinimum = ({ minimum, basicSalary }: OvertimeQuestion): number | undefined =>
  minimum && basicSalary < minimum.month ? minimum.month : undefined;

function inWords(question: OvertimeQuestion, result: OvertimeResult, { capHours }: OvertimeRules, say: Say) {
  const { minimum, basicSalary, weekdayHours, weekendHours } = question;
  const { totalOvertimePay, totalMonthlySalary, summary } = result;
  const missed = missedMinimum(question);
  return {
    announcement:
      say(
        summary.isAboveCap
          ? 'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours, above the legal cap of {cap} hours.'
          : 'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours.',
        {
          total: formatTzs(totalMonthlySalary),
          basic: formatTzs(basicSalary),
          overtime: formatTzs(totalOvertimePay),
          hours: formatNumber(summary.totalHours),
          cap: capHours,
        },
      ) +
      (missed === undefined
        ? ''
        : ` ${say('The basic salary is below the minimum wage of {amount}.', { amount: formatTzs(missed) })}`),
    inputSummary:
      say('basic monthly salary {basic}, {weekday} weekday hours, {weekend} rest day or public holiday hours', {
        basic: formatTzs(basicSalary),
        weekday: formatNumber(weekdayHours),
        weekend: formatNumber(weekendHours),
      }) + (minimum ? `, ${nameOfWork(minimum)}` : ''),
  };
}

/** The pay of a month with its overtime as a bar. */
function monthBar(basicSalary: number, result: OvertimeResult, say: Say): Bar {
  return {
    title: say('What the month is made of'),
    scale: result.totalMonthlySalary,
    parts: [
      { label: say('Basic'), amount: basicSalary, tone: 'action' },
      { label: say('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      {
        label: say('Rest days and public holidays'),
        amount: result.weekendOvertimePay,
        tone: 'accent',
      },
    ],
  };
}

/** The minimum wage of the chosen sector, beside the salary. */
function minimumSection(basicSalary: number, minimum: MinimumWage, monthHours: number, say: Say): ResultSection {
  const { difference, percent: share, minimumHour } = compareWithMinimum(basicSalary, minimum, monthHours);
  return {
    title: say('Minimum wage'),
    facts: [
      {
        items: [
          shillings(say('minimum a month'), minimum.month),
          shillings(say('minimum an hour, at {hours} h', { hours: monthHours }), minimumHour),
          shillings(say(difference < 0 ? 'below the minimum' : 'above the minimum'), Math.abs(difference)),
          percent(say('salary as a share of the minimum'), share),
        ],
      },
    ],
  };
}

/** Hours, rate and shares of overtime. */
const overtimeFacts = (summary: OvertimeSummary, say: Say): FactGroup => ({
  items: [
    { value: summary.totalHours, unit: 'hours', label: say('total overtime hours') },
    shillings(say('average overtime rate per hour'), summary.averageRate),
    percent(say('overtime as a share of salary'), summary.overtimePercent),
    percent(say('total salary increase'), summary.salaryIncreasePercent),
  ],
});

/** What the calculator shows of overtime. */
export function overtimeResult(question: OvertimeQuestion, data: OvertimeData, say: Say): ResultModel {
  const { rules, order, lines, capNote } = data;
  const { minimum, basicSalary } = question;
  const { monthHours } = order;
  const result = overtime(question, rules);
  const missed = missedMinimum(question);
  const parts = { input: question, rules, lines, say };
  const rows = overtimeRows(parts, result);
  return {
    headline: {
      label: say('Total monthly salary'),
      amount: result.totalMonthlySalary,
      badge: say('+ {amount} overtime', { amount: formatAmount(result.totalOvertimePay) }),
      aside: say('hourly rate {amount}', { amount: formatTzs(result.hourlyRate) }),
      other:
        missed === undefined ? undefined : { label: say('The basic salary is below the minimum wage'), amount: missed },
    },
    ...inWords(question, result, rules, say),
    bar: monthBar(basicSalary, result, say),
    rows,
    facts: [overtimeFacts(result.summary, say)],
    notes: (
      <>
        <p>
          <strong>{say('Overtime is taxable income.')}</strong>{' '}
          {say('PAYE is charged on it with the salary of the month.')}
        </p>
        {result.summary.isAboveCap && capNote}
        {minimum && <MinimumWageNote basicSalary={basicSalary} minimum={minimum} order={order} />}
      </>
    ),
    answers: [],
    details: [
      {
        title: say('At {own} and at {order} hours a month', { own: rules.monthHours, order: monthHours }),
        columns: [...[rules.monthHours, monthHours].map((hours) => say('{hours} h', { hours })), say('Change')],
        rows: hoursRows(parts, monthHours),
      },
      { title: say('Line by line'), rows },
      ...(minimum ? [minimumSection(basicSalary, minimum, monthHours, say)] : []),
    ],
  };
}
