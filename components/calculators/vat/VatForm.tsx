import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { todayInDarEsSalaam } from '@/lib/dates/todayInDarEsSalaam';
import type { VatRules } from '@/lib/tax/vat';
import { readVatInput, type VatField, type VatQuestion } from '@/lib/tax/vatInput';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';

const NO_PARAMS = { amount: '', basis: '', rate: '', withheld: '', day: '', first: '', months: '', who: '' };

function toParams(question: VatQuestion) {
  if (question.task === 'register') {
    const { who, first, turnovers } = question.input;
    return { task: 'register', ...NO_PARAMS, first: first.slice(0, 7), months: turnovers.join('\n'), who };
  }
  const { amount, isIncluded, isElectronic, withheld, day } = question.input;
  return {
    task: 'sale',
    ...NO_PARAMS,
    amount: String(amount),
    basis: isIncluded ? 'included' : 'excluded',
    rate: isElectronic ? 'electronic' : '',
    withheld,
    day,
  };
}

/** State of the VAT form. */
export function useVatForm(rules: VatRules) {
  return useCalculatorForm<VatField, VatQuestion>({
    initial: {
      task: 'sale',
      amount: '1,180,000',
      basis: 'included',
      rate: '',
      withheld: '',
      day: '',
      first: '',
      months: '',
      who: '',
    },
    parse: (texts) => readVatInput(texts, rules, todayInDarEsSalaam()),
    toParams,
    required: 'task',
    choices: ['task', 'basis', 'rate', 'withheld', 'day', 'first', 'months', 'who'],
  });
}

/** Choices of the form with their labels. */
export type VatChoices = Readonly<Record<'rate' | 'withheld' | 'who', SelectProps['options']>>;

const TASKS = [
  { value: 'sale', label: 'VAT of a sale' },
  { value: 'register', label: 'Must I register?' },
];

const BASES = [
  { value: 'included', label: 'With VAT in it' },
  { value: 'excluded', label: 'Without VAT' },
];

type VatFormProps = { form: ReturnType<typeof useVatForm>; choices: VatChoices };

type ChoiceOf = (name: VatField) => Omit<ReturnType<VatFormProps['form']['field']>, 'onChange'> & {
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function SaleFields({ form, choices, choice }: VatFormProps & { choice: ChoiceOf }) {
  return (
    <>
      <AmountField {...form.field('amount')} label="Amount of the sale" unit="TZS" step={1000} isRequired />
      <Select {...choice('basis')} label="The amount is" options={BASES} />
      <Select {...choice('rate')} label="Rate" options={choices.rate} />
      <Select {...choice('withheld')} label="Kept back by the buyer" options={choices.withheld} />
      <Field {...choice('day')} label="Day of the sale" type="date" hint="Empty counts as today." />
    </>
  );
}

function RegistrationFields({ choices, choice }: VatFormProps & { choice: ChoiceOf }) {
  return (
    <>
      <Select {...choice('who')} label="Who sells" options={choices.who} />
      <Field
        {...choice('first')}
        label="First month"
        type="month"
        hint="Year and month, for example 2025-01."
        isRequired
      />
      <TextArea
        {...choice('months')}
        label="Turnover of each month"
        hint="Type or paste 12 to 24 months, the oldest first, one below the other. Taxable sales without VAT; 0 for a month without sales."
        rows={8}
        inputMode="text"
        autoComplete="off"
        isRequired
      />
    </>
  );
}

/** The question, and the fields that it needs. */
export function VatForm({ form, choices }: VatFormProps) {
  const { field, setText, submit, texts } = form;
  const choice: ChoiceOf = (name) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) => setText(name, event.currentTarget.value),
  });
  const Fields = texts.task === 'register' ? RegistrationFields : SaleFields;

  return (
    <CalculatorForm
      submitLabel={texts.task === 'register' ? 'Compare with the threshold' : 'Calculate VAT'}
      onSubmit={submit}
    >
      <Select {...choice('task')} label="What do you want to know?" options={TASKS} />
      <Fields form={form} choices={choices} choice={choice} />
    </CalculatorForm>
  );
}
