import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BandTable } from '../salary/BandTable';
import type { PayslipLines } from './payslipResult';

/** Mistakes that payslips are searched for, with the right figure. */
const MISTAKES = [
  ['PAYE by the bands of another year', 'The table of the month’s own tax year counts.'],
  ['PAYE on the whole gross pay', 'The pension share comes off first.'],
  ['Pension, or PAYE, on basic pay alone', 'Allowances in money count with the basic pay.'],
  ['A bonus taxed apart', 'It is taxed with the pay of its month, as one sum.'],
  ['SDL or WCF taken from pay', 'The employer pays both.'],
  ['The employer’s pension share taken from pay', 'The employee pays at most {rate}%.'],
  ['A student loan without a line of its own', 'The slip should name it.'],
] as const;

/** The rules of a payslip and the mistakes that are known, readable without script. */
export function PayslipReference({ tables, lines }: { tables: SalaryTables; lines: PayslipLines }) {
  const say = useSay();
  const { rates, reading } = tables;
  return (
    <>
      <ReferenceTable
        title={say('Mistakes that we know')}
        caption={say('Mistakes on payslips, and the rule')}
        columns={[say('Mistake'), { label: say('The rule'), isSelfEvident: true }]}
        rows={MISTAKES.map(([mistake, right]) => [say(mistake), say(right, { rate: rates.employeeNssf })])}
      >
        <p>
          <RichSentence
            of="A line counts as right where it differs by a shilling or less. The check is of a resident with one employment; benefits in kind belong in the {payroll}."
            values={{ payroll: <a {...linkIn('/calculator/payroll', say.language)}>{say('payroll')}</a> }}
          />
        </p>
      </ReferenceTable>
      <BandTable rates={rates} />
      <RuleTable lines={[lines.nssf, lines.paye, lines.sum, lines.net]} />
      <SourceLine {...reading} period={say('Rates of every year since 2012/13.')} />
    </>
  );
}
