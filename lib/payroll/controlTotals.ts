import { sumExactly } from '../money/cents.ts';
import { formatExact } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { Phrase } from '../words/sw/phrases.ts';
import { findDuplicates } from './duplicates.ts';
import { isBlank } from './rowTexts.ts';
import { type PayrollRun, paidTo } from './run.ts';
import type { Outcome } from './workOut.ts';

/** A figure to look at before payslips are printed: what it is, what it comes to, and what does not agree. */
export type ControlRow = { label: string; figure: string; isRight: boolean; check: string };

/** Shows whether two ways to a sum agree. */
const agreeing = (label: Phrase, sum: number, other: number, ways: Phrase): ControlRow => ({
  label: say(label),
  figure: formatExact(sum),
  isRight: sumExactly(sum, -other) === 0,
  check: sumExactly(sum, -other) === 0 ? say(ways) : `${say(ways)}: ${formatExact(other)}`,
});

function countRow({ sheet, errors }: Outcome, { slips }: PayrollRun): ControlRow {
  const rows = sheet.rows.filter(({ texts }) => !isBlank(texts));
  const doubles = findDuplicates(rows).length;
  const faults = [
    ...(errors.size > 0 ? [say('{count} of {all} rows left out', { count: errors.size, all: rows.length })] : []),
    ...(doubles > 0 ? [say('{count} may be there twice', { count: doubles })] : []),
  ];
  const isRight = faults.length === 0 && slips.length === rows.length;
  return {
    label: say('Employees'),
    figure: String(slips.length),
    isRight,
    check: isRight ? say('every row, each once') : faults.join('; '),
  };
}

/** The control totals of a run; sums are made a second way, from the payslips and from what goes to whom. */
export function controlTotals(outcome: Outcome, run: PayrollRun): ControlRow[] {
  const { slips, totals, cash } = run;
  const pension = sumExactly(totals.employeePension, totals.employerPension);
  const parts = slips.flatMap(({ employee: { basic, allowances, overtime, bonus } }) => [
    basic,
    allowances,
    overtime,
    bonus,
  ]);
  const below = slips.filter(({ net }) => net < 0).length;
  const net = agreeing(
    'Net pay',
    totals.net,
    sumExactly(totals.gross, -totals.deductions),
    'gross less all deductions',
  );
  return [
    countRow(outcome, run),
    agreeing('Gross pay', totals.gross, sumExactly(...parts), 'basic, allowances, overtime and bonus'),
    agreeing('PAYE', totals.paye, paidTo(run, 'paye', 'directors'), 'what goes to TRA'),
    agreeing('NSSF and PSSSF', pension, paidTo(run, 'nssf', 'psssf'), 'both shares, what goes to the funds'),
    below > 0 ? { ...net, isRight: false, check: say('{count} below 0', { count: below }) } : net,
    agreeing('Cost to the employer', totals.cost, cash, 'net pay and all payments'),
  ];
}
