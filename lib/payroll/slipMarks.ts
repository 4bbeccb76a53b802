import type { RowTexts } from '../money/breakdown.ts';
import { type MarkedRow, markedRows } from '../money/markedRows.ts';
import { EVIDENCE_NAMES } from '../tax/evidence.ts';
import { say } from '../words/say.ts';
import type { Payslip } from './payslip.ts';

/** The lines of a payslip that a rule of law sets, by the ids of their texts. */
function linesOfLaw({ employee: { fund, status }, ...slip }: Payslip) {
  const pension = fund === 'nssf' ? 'nssf' : 'psssf';
  return [
    { id: 'car', amount: slip.car },
    { id: 'house', amount: slip.house },
    { id: 'loan', amount: slip.loan },
    { id: pension, amount: slip.employeePension },
    { id: status, amount: slip.paye },
    { id: 'heslb', amount: slip.heslb },
    { id: `employer-${pension}`, amount: slip.employerPension },
    { id: 'sdl', amount: slip.sdl },
    { id: 'wcf', amount: slip.wcf },
  ];
}

/** The lines of payslips that nobody here has read in the law, in the order of a payslip. */
export const slipMarks = (slips: readonly Payslip[], texts: RowTexts): MarkedRow[] =>
  markedRows(slips.flatMap(linesOfLaw), texts);

/** What stands below a payslip: whose word its lines are; nothing where all were read in the law. */
export function markLines(slip: Payslip, texts: RowTexts): string[] {
  const marked = slipMarks([slip], texts).map(
    ({ label, mark }) => `${label}: ${say(EVIDENCE_NAMES[mark.is]).toLowerCase()}`,
  );
  return marked.length === 0 ? [] : [say('Not read in the law'), ...marked];
}
