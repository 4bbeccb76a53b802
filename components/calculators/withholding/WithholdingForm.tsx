import { Field } from '@/components/ui/field/Field';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import type { WithholdingInput, WithholdingRules } from '@/lib/tax/withholding';
import { isHoldingAsked, readWithholdingInput, type WithholdingField } from '@/lib/tax/withholdingInput';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';

const toParams = ({ kind, payer, payee, state, holding, amount, basis, day }: WithholdingInput) => ({
  kind,
  payer,
  payee,
  state,
  holding: holding > 0 ? String(holding) : '',
  amount: String(amount),
  basis,
  day,
});

/** State of the withholding form. */
export function useWithholdingForm(rules: WithholdingRules) {
  return useCalculatorForm<WithholdingField, WithholdingInput>({
    initial: {
      kind: rules.kinds[0]?.id ?? '',
      payer: 'company',
      payee: 'company',
      state: '',
      holding: '',
      amount: '1,000,000',
      basis: 'gross',
      day: '',
    },
    parse: (texts) => readWithholdingInput(texts, rules, todayInDarEsSalaam()),
    toParams,
    required: 'amount',
    choices: ['kind', 'payer', 'payee', 'state', 'holding', 'basis', 'day'],
  });
}

/** Choices of the form with their labels. */
export type WithholdingChoices = Readonly<
  Record<'kind' | 'payer' | 'payee' | 'state' | 'holding' | 'basis', SelectProps['options']>
>;

type WithholdingFormProps = {
  form: ReturnType<typeof useWithholdingForm>;
  rules: WithholdingRules;
  choices: WithholdingChoices;
};

/** What is paid for, who pays whom, how much and when. */
export function WithholdingForm({ form, rules, choices }: WithholdingFormProps) {
  const { field, choice, submit, texts } = form;
  const kind = rules.kinds.find(({ id }) => id === texts.kind);

  return (
    <CalculatorForm submitLabel="Find the tax" onSubmit={submit}>
      <Select {...choice('kind')} label="What is paid for" options={choices.kind} />
      <Select {...choice('payer')} label="Who pays" options={choices.payer} />
      <Select {...choice('payee')} label="Who is paid" options={choices.payee} />
      {texts.payee === 'non-resident' && (
        <Select
          {...choice('state')}
          label="Resident of a treaty state"
          options={choices.state}
          placeholder="None of these"
        />
      )}
      {isHoldingAsked(kind, texts.payee) && (
        <Select
          {...choice('holding')}
          label="Share of the paying company that it holds"
          options={choices.holding}
          placeholder="Less, or none"
        />
      )}
      <AmountField {...field('amount')} label="Amount, without VAT" unit="TZS" step={1000} isRequired />
      <Select {...choice('basis')} label="The amount is" options={choices.basis} />
      <Field {...choice('day')} label="Day of payment" type="date" hint="Empty counts as today." />
    </CalculatorForm>
  );
}
