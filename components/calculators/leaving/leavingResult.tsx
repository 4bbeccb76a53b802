import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatNumber, formatTzs } from '@/lib/money/format';
import { bandsOn, type LeavingInput, type LeavingReason, type LeavingResult, leavingPay } from '@/lib/salary/leaving';
import { owedRows, spreadRows, takenRows } from '@/lib/salary/leavingRows';
import { addDays, afterMonthEnd, lastDayOf } from '@/lib/tax/days';
import type { BarPart, ResultModel, Statistic, TextTableModel } from '../result/resultModel';
import { textsOn } from '../result/rowMarks';
import { LeavingNotes } from './LeavingNotes';
import type { LeavingData } from './leavingData';

const WHY_NONE: Readonly<Record<LeavingReason, string>> = {
  employer: 'no severance before twelve months',
  misconduct: 'no severance after misconduct',
  refused: 'no severance where other work was refused',
  employee: 'no severance after a resignation',
  expired: 'no severance where a contract runs out',
};

const yearsText = (years: number) => (years === 1 ? '1 completed year' : `${years} completed years`);

function headlineOf(
  { reason }: LeavingInput,
  { net, severance, pension, paye }: LeavingResult,
): ResultModel['headline'] {
  return {
    label: 'To pay at the end of the job',
    amount: net,
    badge: severance > 0 ? `with severance of ${formatTzs(severance)}` : WHY_NONE[reason],
    aside: `after PAYE ${formatTzs(paye)} and pension ${formatTzs(pension)}`,
  };
}

/** The parts of what is owed, those of 0 left out. */
function barsOf(input: LeavingInput, { last, notice, leave, severance, gross }: LeavingResult): ResultModel['bars'] {
  const parts: BarPart[] = [
    { label: 'Last pay', amount: last, tone: 'action' },
    { label: 'Other pay', amount: input.other, tone: 'chart' },
    { label: 'Notice', amount: notice, tone: 'accent' },
    { label: 'Leave', amount: leave, tone: 'success' },
    { label: 'Severance', amount: severance, tone: 'strong' },
    { label: 'Gratuity', amount: input.gratuity, tone: 'hatched' },
  ];
  if (gross <= 0) return [];
  return [{ title: 'What is owed', total: gross, scale: gross, parts: parts.filter(({ amount }) => amount > 0) }];
}

function datesOf({ end }: LeavingInput, { rules, laws }: LeavingData): TextTableModel {
  const by = (day: string, verb: string) => dueText(day, rules.holidays, { verb });
  const onLast = formatLongDate(end);
  const row = (what: string, until: string, { law, mark }: LeavingData['laws']['last']) => ({
    cells: [what, until, law],
    mark,
  });
  return {
    caption: 'By when',
    columns: ['What', 'Until', 'Law'],
    rows: [
      row('The last pay, and a payslip', onLast, laws.last),
      row('Certificate of service', onLast, laws.service),
      row('PAYE certificate', by(addDays(end, rules.certificateDays), 'give it'), laws.certificate),
      row('PAYE and SDL to TRA', by(afterMonthEnd(end, rules.payeDay), 'pay'), laws.paye),
      row('NSSF and WCF', by(lastDayOf(afterMonthEnd(end, 1)), 'pay'), laws.nssf),
    ],
  };
}

const REASONS: Readonly<Record<LeavingReason, string>> = {
  employer: 'ended by the employer',
  misconduct: 'ended for misconduct',
  refused: 'ended, other work refused',
  employee: 'resigned',
  expired: 'contract ran out',
};

function summaryOf(input: LeavingInput, { noticeDays, leaveDays }: LeavingResult): string {
  const { basic, allowances, start, end, reason, other, gratuity, transport, owed, divisor, share } = input;
  const amounts = { allowances, 'other pay': other, gratuity, transport, 'taken off': owed };
  return [
    `basic pay ${formatTzs(basic)}`,
    ...Object.entries(amounts).flatMap(([name, amount]) => (amount > 0 ? [`${name} ${formatTzs(amount)}`] : [])),
    `${formatLongDate(start)} to ${formatLongDate(end)}`,
    REASONS[reason],
    `${formatNumber(noticeDays)} days of notice paid`,
    `${formatNumber(leaveDays)} days of leave`,
    `a day is a month / ${divisor}`,
    `pension share ${share}%`,
  ].join(', ');
}

const shown = (items: readonly Statistic[]) => items.filter(({ value }) => value !== 0);

/** What is owed at the end of a job, with all that the calculator shows of it. */
export function leavingResult(input: LeavingInput, data: LeavingData, rows: RowTexts): ResultModel {
  const { rules } = data;
  const result = leavingPay(input, rules);
  const headline = headlineOf(input, result);
  const spread = spreadRows(result);
  return {
    headline,
    announcement: `${headline.label}: ${formatTzs(headline.amount)}, ${headline.badge}; ${headline.aside}.`,
    inputSummary: summaryOf(input, result),
    bars: barsOf(input, result) ?? [],
    statistics: [
      {
        items: shown([
          { value: result.gross, unit: 'shillings', label: 'owed before tax' },
          { value: result.leaveDays, unit: 'days', label: 'days of leave are paid' },
          {
            value: result.severanceDays,
            unit: 'days',
            label: `days of severance, for ${yearsText(result.service.years)}`,
          },
        ]),
      },
    ],
    notes: <LeavingNotes input={input} result={result} />,
    tables: [
      { caption: 'What is owed', rows: owedRows(input, result, rules) },
      { caption: 'What is paid', rows: takenRows(input, result, bandsOn(rules, input.end)) },
      ...(spread.length > 0 ? [{ caption: 'If the severance is spread over years', rows: spread }] : []),
    ],
    textTables: [datesOf(input, data)],
    rowTexts: textsOn(rows, input.end),
  };
}
