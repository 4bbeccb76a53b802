import type { RowTexts } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { checkSlip, type SlipCheck, type SlipInput, type SlipRules, tableOf } from '@/lib/salary/slip';
import { type SlipMistake, slipMistakes } from '@/lib/salary/slipMistakes';
import { say } from '@/lib/words/say';
import type { ResultModel } from '../result/resultModel';
import { rowText } from '../result/rowText';
import { mistakeText } from './mistakeTexts';
import { PayslipNotes } from './PayslipNotes';
import { employerMessage, offText, otherTableText, slipRows, timeOf } from './slipTexts';

const LINES = { nssf: 'Pension', paye: 'PAYE', sum: 'Net pay' } as const;

/** Which lines are off, in a few words. */
function verdict({ nssf, paye, sum, net, isRight, usesOtherTable }: SlipCheck): { badge: string; aside: string } {
  if (usesOtherTable) return { badge: say('the lines agree'), aside: say('by another table than TRA’s') };
  if (isRight) return { badge: say('the payslip is right'), aside: say('every line, within a shilling') };
  const off = [
    ...(nssf.isRight ? [] : [say('pension {off}', { off: offText(nssf, say) })]),
    ...(paye.isRight ? [] : [`PAYE ${offText(paye, say)}`]),
    ...(sum.isRight ? [] : [say('the lines do not add up')]),
  ];
  return {
    badge: net.isRight ? say('net pay right, a line is off') : say('the slip pays {off}', { off: offText(net, say) }),
    aside: off.join('; '),
  };
}

/** PAYE by the table of the slip's own month. */
function payeText(input: SlipInput, rules: SlipRules): RowTexts {
  return { paye: rowText('PAYE', '', tableOf(rules, input.month).law) };
}

function mistakeTable(mistakes: readonly SlipMistake[]): ResultModel['textTables'] {
  if (mistakes.length === 0) return [];
  return [
    {
      caption: say('What would give these figures'),
      isAnswer: true,
      columns: [say('Line'), say('What would give it'), say('The figure then'), say('What to know')],
      rows: mistakes.map((mistake) => {
        const { what, know } = mistakeText(mistake, say);
        return { cells: [say(LINES[mistake.line]), what, formatTzs(mistake.figure), know] };
      }),
    },
  ];
}

/** A payslip line by line, with all that the page shows of it. */
export function payslipResult(input: SlipInput, rules: SlipRules): ResultModel {
  const check = checkSlip(input, rules);
  const mistakes = check.usesOtherTable ? [] : slipMistakes(input, check, rules);
  const { badge, aside } = verdict(check);
  const headline = { label: say('Net pay by the law'), amount: check.net.right, badge, aside };
  const { gross, nssf, paye, other, net } = input;
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}: ${badge}; ${aside}.`,
    inputSummary: say('payslip of {year}: gross {gross}, pension {nssf}, PAYE {paye}, other {other}, net {net}', {
      year: timeOf(input, say),
      gross: formatTzs(gross),
      nssf: formatTzs(nssf),
      paye: formatTzs(paye),
      other: formatTzs(other),
      net: formatTzs(net),
    }),
    statistics: [],
    notes: check.usesOtherTable ? (
      <p>{otherTableText(input, check, rules, say)}</p>
    ) : (
      <PayslipNotes message={employerMessage(input, check, say)} hasMistakes={mistakes.length > 0} />
    ),
    tables: [
      {
        caption: say('Line by line'),
        isAnswer: true,
        columns: [say('Payslip'), say('By the law'), say('Off by')],
        rows: slipRows(input, check, rules, say),
      },
    ],
    textTables: mistakeTable(mistakes),
    rowTexts: payeText(input, rules),
  };
}
