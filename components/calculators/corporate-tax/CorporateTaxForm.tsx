import { Field } from '@/components/ui/field/Field';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { type CorporateField, readCorporateInput } from '@/lib/tax/corporateInput';
import type { CorporateInput, CorporateRules } from '@/lib/tax/corporateTax';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';

const toParams = (input: CorporateInput) => ({
  kind: input.kind,
  income: String(input.chargeableIncome),
  turnover: String(input.turnover),
  losses: String(input.lossYears),
  sector: input.sector,
  end: input.yearEnd,
  paid: input.taxAlreadyPaid > 0 ? String(input.taxAlreadyPaid) : '',
});

/** State of the corporate tax form. */
export function useCorporateTaxForm(rules: CorporateRules) {
  const kind = rules.kinds[0]?.id ?? '';
  return useCalculatorForm<CorporateField, CorporateInput>({
    initial: { kind, income: '', turnover: '', losses: '0', sector: '', end: '', paid: '' },
    parse: (texts) => readCorporateInput(texts, rules),
    toParams,
    required: 'income',
    choices: ['kind', 'sector', 'end'],
  });
}

/** Choices of the form with their labels. */
export type CorporateChoices = Readonly<Record<'kind' | 'sector', SelectProps['options']>>;

type CorporateTaxFormProps = { form: ReturnType<typeof useCorporateTaxForm>; choices: CorporateChoices };

/** The seven fields of a company's accounting year. */
export function CorporateTaxForm({ form: { field, choice, submit }, choices }: CorporateTaxFormProps) {
  return (
    <CalculatorForm submitLabel="Calculate tax" onSubmit={submit}>
      <Select {...choice('kind')} label="Kind of company" options={choices.kind} />
      <AmountField
        {...field('income')}
        label="Chargeable income or loss"
        hint="Enter a loss as a negative amount, for example -5,000,000."
        unit="TZS"
        step={1000}
        isRequired
      />
      <AmountField {...field('turnover')} label="Turnover for the year" unit="TZS" step={1000} isRequired />
      <AmountField {...field('losses')} label="Consecutive loss years, including this one" step={1} />
      <Select
        {...choice('sector')}
        label="Sector exempt from minimum tax"
        options={choices.sector}
        placeholder="None of these"
      />
      <Field {...choice('end')} label="Last day of the accounting year" type="date" isRequired />
      <AmountField
        {...field('paid')}
        label="Tax already paid for the year"
        hint="Empty counts as 0."
        unit="TZS"
        step={1000}
      />
    </CalculatorForm>
  );
}
