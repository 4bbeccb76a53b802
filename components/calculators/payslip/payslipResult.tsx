import type { RowTexts } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { checkSlip, type SlipCheck, type SlipInput, type SlipRules, tableOf } from '@/lib/salary/slip';
import { type SlipMistake, slipMistakes } from '@/lib/salary/slipMistakes';
import { employerMessage, offText, slipRows } from '@/lib/salary/slipTexts';
import type { ResultModel } from '../result/resultModel';
import { PayslipNotes } from './PayslipNotes';

const LINES = { nssf: 'Pension', paye: 'PAYE', sum: 'Net pay' } as const;

/** Which lines are off, in a few words. */
function verdict({ nssf, paye, sum, net, isRight }: SlipCheck): { badge: string; aside: string } {
  if (isRight) return { badge: 'the payslip is right', aside: 'every line, within a shilling' };
  const off = [
    ...(nssf.isRight ? [] : [`pension ${offText(nssf)}`]),
    ...(paye.isRight ? [] : [`PAYE ${offText(paye)}`]),
    ...(sum.isRight ? [] : ['the lines do not add up']),
  ];
  return {
    badge: net.isRight ? 'net pay right, a line is off' : `the slip pays ${offText(net)}`,
    aside: off.join('; '),
  };
}

/** PAYE by the table of the slip's own year. */
function payeText(input: SlipInput, rules: SlipRules): RowTexts {
  const { law, mark } = tableOf(rules, input.year);
  return { paye: { label: 'PAYE', rule: '', law, mark } };
}

function mistakeTable(mistakes: readonly SlipMistake[]): ResultModel['textTables'] {
  if (mistakes.length === 0) return [];
  return [
    {
      caption: 'What would give these figures',
      columns: ['Line', 'What would give it', 'The figure then', 'What to know'],
      rows: mistakes.map(({ line, what, figure, know }) => ({ cells: [LINES[line], what, formatTzs(figure), know] })),
    },
  ];
}

/** A payslip line by line, with all that the page shows of it. */
export function payslipResult(input: SlipInput, rules: SlipRules): ResultModel {
  const check = checkSlip(input, rules);
  const mistakes = slipMistakes(input, check, rules);
  const { badge, aside } = verdict(check);
  const headline = { label: 'Net pay by the law', amount: check.net.right, badge, aside };
  const { gross, nssf, paye, other, net, year } = input;
  return {
    headline,
    announcement: `Net pay by the law ${formatTzs(headline.amount)}: ${badge}; ${aside}.`,
    inputSummary:
      `payslip of ${year}: gross ${formatTzs(gross)}, pension ${formatTzs(nssf)}, PAYE ${formatTzs(paye)}, ` +
      `other ${formatTzs(other)}, net ${formatTzs(net)}`,
    statistics: [],
    notes: <PayslipNotes message={employerMessage(input, check)} hasMistakes={mistakes.length > 0} />,
    tables: [
      { caption: 'Line by line', columns: ['Payslip', 'By the law', 'Off by'], rows: slipRows(input, check, rules) },
    ],
    textTables: mistakeTable(mistakes),
    rowTexts: payeText(input, rules),
  };
}
