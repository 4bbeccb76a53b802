import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/Button';
import { DataTable } from '@/components/ui/DataTable';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { roundToShillings } from '@/lib/money/amount';
import { formatAmount, formatSigned, formatTzs } from '@/lib/money/format';
import { grossToNet, type SalaryResult } from '@/lib/salary/salary';
import { readSalary, type SalaryCase } from '@/lib/salary/salaryInput';
import type { Translate } from '@/lib/words/translate';
import { amountField } from '../form/calculatorFields';
import { useCalculatorForm } from '../form/useCalculatorForm';
import styles from './CompareSalaries.module.scss';

type CompareSalariesProps = {
  first: SalaryResult;
  salaryCase: SalaryCase;
  translate: Translate;
};

/** A rounded amount in two salaries, and the second minus the first. */
type ComparedAmount = { label: string; first: number; second: number; difference: number };

function compareSalaries(first: SalaryResult, second: SalaryResult, translate: Translate): ComparedAmount[] {
  const compared = (label: string, of: (result: SalaryResult) => number): ComparedAmount => {
    const amounts = { first: roundToShillings(of(first)), second: roundToShillings(of(second)) };
    return { label, ...amounts, difference: amounts.second - amounts.first };
  };
  const left = compared(translate('Left after other deductions'), ({ deducted, netPay }) => deducted?.left ?? netPay);
  return [
    compared(translate('Gross salary'), ({ grossSalary }) => grossSalary),
    compared(translate('Employee NSSF'), ({ employeeNSSF }) => employeeNSSF),
    compared('PAYE', ({ paye }) => paye),
    compared(translate('Net pay'), ({ netPay }) => netPay),
    ...(first.deducted ? [left] : []),
    compared(translate('Cost to the employer'), ({ totalCostToCompany }) => totalCostToCompany),
  ];
}

const signed = (amount: number) => formatSigned(amount, '+');

/** Compares the result with another salary, which is added to the URL. */
export function CompareSalaries({ first, salaryCase, translate }: CompareSalariesProps) {
  const { input, show, submit, formProps } = useCalculatorForm<'compare', number>({
    translate,
    fields: () => ({ compare: amountField({ label: translate('Compare with another gross salary'), step: 1000 }) }),
    parse: ({ compare }) => {
      const result = readSalary(compare);
      return result.error === undefined ? { input: result.amount } : { errors: { compare: result.error } };
    },
    required: 'compare',
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };

  const { table, options, deductions } = salaryCase;
  const second = input === undefined ? undefined : grossToNet(input, table.rates, options, deductions);
  const amounts = second && compareSalaries(first, second, translate);
  const [net, cost] = amounts?.slice(-2) ?? [];

  return (
    <div className={`${styles.compare} wholeRow`} data-state={amounts ? 'compared' : 'empty'}>
      <form {...formProps} className={`${styles.form} notPrinted`} noValidate onSubmit={handleSubmit}>
        {show('compare')}
        <Button type="submit" variant="outline" size="large">
          {translate('Compare')}
        </Button>
      </form>
      <VisuallyHidden as="p" role="status">
        {net &&
          cost &&
          translate(
            'Net pay {net}, a difference of {netDifference}; cost to the employer {cost}, a difference of {costDifference}.',
            {
              net: formatTzs(net.second),
              netDifference: signed(net.difference),
              cost: formatTzs(cost.second),
              costDifference: signed(cost.difference),
            },
          )}
      </VisuallyHidden>
      {amounts && (
        <DataTable
          caption={translate('Two salaries side by side, TZS a month')}
          columns={[
            { label: 'TZS' },
            ...[translate('First'), translate('Second'), translate('Difference')].map((label) => ({
              label,
              isNumeric: true,
            })),
          ]}
          rows={amounts.map((row) => [
            row.label,
            formatAmount(row.first),
            formatAmount(row.second),
            signed(row.difference),
          ])}
        />
      )}
    </div>
  );
}
