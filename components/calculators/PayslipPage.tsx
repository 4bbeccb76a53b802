import { RichSentence } from '@/components/shared/RichSentence';
import { getSalaryTables, getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';
import type { PageTranslate } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { PayslipCalculator, type PayslipCheckLines } from './PayslipCalculator';
import { BandTable } from './salary/BandTable';

/** Common payslip mistakes, and what is right. */
const MISTAKES = [
  ['PAYE under another year’s bands', 'Use the table for the tax year of that month.'],
  ['PAYE on the whole gross pay', 'The pension share comes off first.'],
  ['Pension, or PAYE, on basic pay only', 'Add cash allowances to the basic pay.'],
  ['A bonus taxed separately', 'It is added to that month’s pay and taxed with it.'],
  ['SDL or WCF taken from pay', 'The employer pays both.'],
  ['The employer’s pension share taken from pay', 'The employee pays at most {rate}%.'],
  ['A student loan not shown on the slip', 'The slip should show it.'],
] as const;

/** The payslip checker, with its rules and the mistakes that it detects. */
export function PayslipPage({ translate }: { translate: PageTranslate }) {
  const rules = getSlipRules(translate.language);
  const { nssf, paye, rates, reading } = getSalaryTables('netToGross', translate.language);
  const lines: PayslipCheckLines = {
    nssf: {
      label: translate('Pension'),
      rule: translate('your share of gross pay, {rate}% at most', { rate: rates.employeeNssf }),
      law: nssf.law,
    },
    paye: { label: 'PAYE', rule: translate('by band, on gross pay less the pension'), law: paye.law },
    sum: {
      label: translate('Net pay if you add up the slip'),
      rule: translate('gross pay less every deduction on the slip'),
    },
    net: { label: translate('Net pay'), rule: translate('gross less pension, PAYE and other deductions') },
  };
  return (
    <CalculatorPage
      translate={translate}
      id="payslip"
      emptyState={translate('Here you will see which lines are right.')}
      basis={translate('{year} rates', { year: rates.year })}
      service="accounting"
      Calculator={PayslipCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title={translate('Known mistakes')}
        caption={translate('Mistakes on payslips, and the rule for each')}
        columns={[translate('Mistake'), { label: translate('The rule'), isSelfEvident: true }]}
        rows={MISTAKES.map(([mistake, right]) => [translate(mistake), translate(right, { rate: rates.employeeNssf })])}
      >
        <p>
          <RichSentence
            text={translate(
              'A line counts as right if it differs by at most a shilling. The check is for a resident with one job. If there are benefits in kind, use the {payroll}.',
            )}
            values={{
              payroll: <a {...linkIn('/calculator/payroll', translate.language)}>{translate('payroll calculator')}</a>,
            }}
          />
        </p>
      </ReferenceTable>
      <BandTable translate={translate} rates={rates} />
      <RuleTable translate={translate} lines={[lines.nssf, lines.paye, lines.sum, lines.net]} />
      <SourceLine
        translate={translate}
        {...reading}
        period={translate('These rates cover every tax year since 2012/13.')}
      />
    </CalculatorPage>
  );
}
