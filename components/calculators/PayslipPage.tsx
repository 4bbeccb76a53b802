import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { getSalaryTables, getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { linkIn } from '@/lib/site/translatedPages';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { PayslipCalculator, type PayslipCheckLines } from './PayslipCalculator';
import { BandTable } from './salary/BandTable';

/** Mistakes that payslips are searched for, with the right figure. */
const MISTAKES = [
  ['PAYE under another year’s bands', 'Use the table of the tax year of that month.'],
  ['PAYE on the whole gross pay', 'The pension share comes off first.'],
  ['Pension, or PAYE, on basic pay only', 'Add allowances in money to the basic pay.'],
  ['A bonus taxed separately', 'It is taxed with the pay of its month, as one sum.'],
  ['SDL or WCF taken from pay', 'The employer pays both.'],
  ['The employer’s pension share taken from pay', 'The employee pays at most {rate}%.'],
  ['A student loan not shown on the slip', 'The slip should show it.'],
] as const;

/** Check my payslip: the calculator, its rules, and the mistakes that it knows. */
export function PayslipPage() {
  const say = useSay();
  const rules = inLanguage(say.language, getSlipRules);
  const { nssf, paye, rates, reading } = inLanguage(say.language, () => getSalaryTables('netToGross'));
  const lines: PayslipCheckLines = {
    nssf: {
      label: say('Pension'),
      rule: say('your share of gross pay, {rate}% at most', { rate: rates.employeeNssf }),
      law: nssf.law,
    },
    paye: { label: 'PAYE', rule: say('by band, on gross pay less the pension'), law: paye.law },
    sum: { label: say('Net pay if you add up the slip'), rule: say('gross pay less every deduction on the slip') },
    net: { label: say('Net pay'), rule: say('gross less pension, PAYE and other deductions') },
  };
  return (
    <CalculatorPage
      id="payslip"
      promise={say('You will see here which lines are right.')}
      basis={say('{year} rates', { year: rates.year })}
      service="accounting"
      Calculator={PayslipCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title={say('Known mistakes')}
        caption={say('Mistakes on payslips, and the rule')}
        columns={[say('Mistake'), { label: say('The rule'), isSelfEvident: true }]}
        rows={MISTAKES.map(([mistake, right]) => [say(mistake), say(right, { rate: rates.employeeNssf })])}
      >
        <p>
          <RichSentence
            of="A line is right if it differs by at most a shilling. The check is for a resident with one job; for benefits in kind use the {payroll}."
            values={{ payroll: <a {...linkIn('/calculator/payroll', say.language)}>{say('payroll')}</a> }}
          />
        </p>
      </ReferenceTable>
      <BandTable rates={rates} />
      <RuleTable lines={[lines.nssf, lines.paye, lines.sum, lines.net]} />
      <SourceLine {...reading} period={say('Rates for every year since 2012/13.')} />
    </CalculatorPage>
  );
}
