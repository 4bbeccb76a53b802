import { useEffect, useRef } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Select } from '@/components/ui/select/Select';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { ExtraField } from '@/lib/salary/input';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { yearSlug } from '@/lib/site/ratesPath';
import { AmountField } from '../form/AmountField';
import type { useSalaryForm } from './useSalaryForm';

type MoreFieldsProps = {
  form: ReturnType<typeof useSalaryForm>;
  years: readonly SalaryYear[];
  loan: StudentLoan;
};

/** Year, other deductions and bonus in a panel, which opens by itself where a result rests on one of them. */
export function MoreFields({ form: { field, setText, salaryCase }, years, loan }: MoreFieldsProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const isUsed = salaryCase && (salaryCase.isOtherYear || salaryCase.options.deductions || salaryCase.bonus > 0);

  useEffect(() => {
    if (isUsed && panel.current) panel.current.open = true;
  }, [isUsed]);

  const amount = (name: ExtraField, label: string, hint?: string) => (
    <AmountField {...field(name)} label={label} hint={hint} unit="TZS" step={1000} />
  );

  return (
    <Disclosure ref={panel} summary="More: year, deductions, bonus">
      <Select
        {...field('year')}
        onChange={(event) => setText('year', event.currentTarget.value)}
        label="Tax year, July to June"
        options={years.map(({ rates: { year } }) => ({ value: yearSlug(year), label: year }))}
      />
      <Select
        {...field('heslb')}
        onChange={(event) => setText('heslb', event.currentTarget.value)}
        label="Student loan (HESLB)"
        placeholder="None"
        options={[{ value: '1', label: `${loan.percent}% of gross salary` }]}
      />
      {amount('union', 'Trade union, each month')}
      {amount('insurance', 'Insurance, each month')}
      {amount('other', 'Other deductions, each month', 'Taken from the net pay, after PAYE.')}
      {amount('bonus', 'Bonus in one month', 'Before tax. Taxed with the salary of that month.')}
    </Disclosure>
  );
}
