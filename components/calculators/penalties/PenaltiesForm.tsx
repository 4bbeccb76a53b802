import { Field } from '@/components/ui/field/Field';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { COMPANY, type PenaltyField } from '@/lib/tax/penaltyInput';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { RowFields } from './RowFields';
import { RateChanges, RateField } from './StatutoryRate';
import type { PenaltiesFormState } from './usePenaltiesForm';

const WHO = [
  { value: COMPANY, label: 'A company or other body' },
  { value: 'individual', label: 'An individual' },
];

type PenaltiesFormProps = {
  form: PenaltiesFormState;
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania. */
  bank: string;
};

/** The fields of a delay; part payments and changes of the rate in panels. */
export function PenaltiesForm({ form, rules, kinds, bank }: PenaltiesFormProps) {
  const { field, choice, submit, texts } = form;
  const isFund = rules.kinds.find(({ id }) => id === texts.kind)?.fundRates !== undefined;
  const day = (name: PenaltyField, label: string, options: { isRequired?: boolean; hint?: string } = {}) => (
    <Field {...choice(name)} {...options} label={label} type="date" />
  );

  return (
    <CalculatorForm submitLabel="Calculate penalty" onSubmit={submit}>
      <Select {...choice('kind')} label="What was late" options={kinds} />
      {!isFund && <Select {...choice('who')} label="Who was late" options={WHO} />}
      <AmountField
        {...field('tax')}
        label={isFund ? 'Contributions due' : 'Tax assessable'}
        hint={isFund ? undefined : 'The tax of the return or payment, before what was paid.'}
        unit="TZS"
        step={1000}
        isRequired
      />
      <AmountField {...field('paid')} label="Paid by the due date" hint="Empty counts as 0." unit="TZS" step={1000} />
      {day('due', 'Due date', { isRequired: true })}
      {day('done', 'Day of filing or payment', { isRequired: true, hint: 'Not done yet? Enter the day you plan.' })}
      {!isFund && <RateField form={form} bank={bank} />}
      <RowFields
        title="Later part payments"
        addLabel="Add a payment"
        isUsed={(row) => texts[`sum${row}`] !== '' || texts[`on${row}`] !== ''}
      >
        {(row) => (
          <>
            {day(`on${row}`, `Payment ${row}: day`)}
            <AmountField {...field(`sum${row}`)} label={`Payment ${row}: amount`} unit="TZS" step={1000} />
          </>
        )}
      </RowFields>
      {!isFund && <RateChanges form={form} />}
    </CalculatorForm>
  );
}
