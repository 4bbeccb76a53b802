import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatExact, formatNumber as n } from '../money/format.ts';
import type { LeavingInput, LeavingResult, LeavingRules } from './leaving.ts';
import type { TaxBand } from './paye.ts';
import { payeInWords } from './payeInWords.ts';

const f = formatExact;
const some = (rows: readonly BreakdownRow[]) => rows.filter(({ amount }) => amount !== 0);

function leaveFormula(
  { basic, leaveLeft, leaveTaken, divisor }: LeavingInput,
  { service, leaveDays }: LeavingResult,
  rules: LeavingRules,
) {
  const { earnedBy, year } = rules.leave;
  const earned = service.isSixMonths ? `${service.daysSince} days / ${earnedBy}, at most ${year}` : '0';
  const days = [earned, leaveLeft > 0 && `+ ${n(leaveLeft)}`, leaveTaken > 0 && `− ${n(leaveTaken)}`]
    .filter(Boolean)
    .join(' ');
  return `${days} = ${n(leaveDays)} days; × ${f(basic)} / ${divisor}`;
}

/** What is owed at the end of a job, each line with its formula in the visitor's own numbers. */
export function owedRows(input: LeavingInput, result: LeavingResult, rules: LeavingRules): BreakdownRow[] {
  const { basic, allowances, other, gratuity, divisor, reason } = input;
  const { part, last, notice, noticeDays, leave, severance, severanceDays, service, gross } = result;
  const monthly = f(basic + allowances);
  const severanceText =
    reason === 'employer'
      ? `${rules.severance.days} days × ${Math.min(service.years, rules.severance.years)} years = ${severanceDays} days; × ${f(basic)} / ${divisor}`
      : 'None is owed for this reason.';
  return [
    { id: 'last', amount: last, formula: `${monthly} × ${part.worked} / ${part.days} days = ${f(last)}` },
    ...some([{ id: 'other', amount: other, formula: YOUR_FIGURE }]),
    { id: 'notice', amount: notice, formula: `${n(noticeDays)} days × ${monthly} / ${divisor} = ${f(notice)}` },
    { id: 'leave', amount: leave, formula: `${leaveFormula(input, result, rules)} = ${f(leave)}` },
    {
      id: 'severance',
      amount: severance,
      formula: severance > 0 ? `${severanceText} = ${f(severance)}` : severanceText,
    },
    ...some([{ id: 'gratuity', amount: gratuity, formula: YOUR_FIGURE }]),
    { id: 'gross', amount: gross, formula: 'The lines above together.', kind: 'total' },
  ];
}

/** From what is owed to what is paid. */
export function takenRows(input: LeavingInput, result: LeavingResult, bands: readonly TaxBand[]): BreakdownRow[] {
  const { share, owed, transport } = input;
  const { gross, pensionBase, pension, taxable, paye, net } = result;
  return [
    { id: 'all', amount: gross, formula: 'From the table above.' },
    {
      id: 'pension',
      amount: pension,
      rule: `${share}% without severance and gratuity`,
      formula: `${f(pensionBase)} × ${share}% = ${f(pension)}`,
      kind: 'deduction',
    },
    { id: 'taxable', amount: taxable, formula: `${f(gross)} − ${f(pension)} = ${f(taxable)}` },
    { id: 'paye', amount: paye, formula: payeInWords(taxable, paye, bands, f).formula, kind: 'deduction' },
    ...some([
      { id: 'owed', amount: owed, formula: YOUR_FIGURE, kind: 'deduction' },
      { id: 'transport', amount: transport, formula: YOUR_FIGURE },
    ]),
    {
      id: 'net',
      amount: net,
      formula: `${[f(taxable), `− ${f(paye)}`, owed && `− ${f(owed)}`, transport && `+ ${f(transport)}`].filter(Boolean).join(' ')} = ${f(net)}`,
      kind: 'total',
    },
  ];
}

/** Tax on severance spread over years, beside that in one month. */
export function spreadRows({ severance, spread }: LeavingResult): BreakdownRow[] {
  if (!spread) return [];
  const { years, part, tax, atOnce } = spread;
  return [
    {
      id: 'spread-part',
      amount: part,
      formula: `${f(severance)} / ${years} ${years === 1 ? 'year' : 'years'} = ${f(part)}`,
    },
    { id: 'at-once', amount: atOnce, formula: 'PAYE with the severance less PAYE without it.' },
    {
      id: 'spread',
      amount: tax,
      formula: `PAYE of ${years === 1 ? 'a year' : `${years} years`} with and without that part.`,
      kind: 'total',
    },
  ];
}
