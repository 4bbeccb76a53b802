import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import type { VatRules } from '@/lib/tax/vat';
import { readVatInput, type VatField, type VatMessages, type VatQuestion, type VatTexts } from '@/lib/tax/vatInput';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';

/** The parameters are the texts of the fields that were asked. */
function toParams(question: VatQuestion, texts: VatTexts) {
  if (question.task === 'register') {
    return { ...texts, amount: '', basis: '', rate: '', withheld: '', day: '' };
  }
  const { amount, day } = question.input;
  return { ...texts, amount: String(amount), day, first: '', months: '', who: '' };
}

/** State of the VAT form. */
export function useVatForm(rules: VatRules, messages: VatMessages) {
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
    parse: (texts) => readVatInput(texts, { rules, messages, today: todayInDarEsSalaam() }),
    toParams,
    required: 'task',
    choices: ['task', 'basis', 'rate', 'withheld', 'day', 'first', 'months', 'who'],
  });
}

/** Choices of the form with their labels. */
export type VatChoices = Readonly<Record<'task' | 'basis' | 'rate' | 'withheld' | 'who', SelectProps['options']>>;

type VatFormProps = { form: ReturnType<typeof useVatForm>; choices: VatChoices; messages: VatMessages };

function SaleFields({ form: { field, choice }, choices }: VatFormProps) {
  return (
    <>
      <AmountField {...field('amount')} label="Amount of the sale" unit="TZS" step={1000} isRequired />
      <Select {...choice('basis')} label="The amount is" options={choices.basis} />
      <Select {...choice('rate')} label="Rate" options={choices.rate} />
      <Select {...choice('withheld')} label="Kept back by the buyer" options={choices.withheld} />
      <Field {...choice('day')} label="Day of the sale" type="date" hint="Empty counts as today." />
    </>
  );
}

function RegistrationFields({ form: { choice }, choices, messages }: VatFormProps) {
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
        hint={messages.monthsHint}
        rows={8}
        inputMode="text"
        autoComplete="off"
        isRequired
      />
    </>
  );
}

/** The question, and the fields that it needs. */
export function VatForm({ form, choices, messages }: VatFormProps) {
  const { choice, submit, texts } = form;
  const Fields = texts.task === 'register' ? RegistrationFields : SaleFields;

  return (
    <CalculatorForm
      submitLabel={texts.task === 'register' ? 'Compare with the threshold' : 'Calculate VAT'}
      onSubmit={submit}
    >
      <Select {...choice('task')} label="What do you want to know?" options={choices.task} />
      <Fields form={form} choices={choices} messages={messages} />
    </CalculatorForm>
  );
}
