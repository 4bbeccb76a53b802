import { Field } from '@/components/ui/field/Field';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import type { PenaltyInput, PenaltyRules } from '@/lib/tax/penalties';
import { COMPANY, EMPTY_TEXTS, type PenaltyField, ROWS, readPenaltyInput } from '@/lib/tax/penaltyInput';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';
import { RowFields } from './RowFields';

const text = (amount: number) => (amount > 0 ? String(amount) : '');

function toParams(input: PenaltyInput): Partial<Record<PenaltyField, string>> {
  const [rate, ...changes] = input.statutoryRates;
  const rows = ROWS.flatMap((row): [PenaltyField, string][] => {
    const [payment, change] = [input.payments[row - 1], changes[row - 1]];
    return [
      [`on${row}`, payment?.day ?? ''],
      [`sum${row}`, payment ? String(payment.amount) : ''],
      [`from${row}`, change?.from ?? ''],
      [`rate${row}`, change ? String(change.rate) : ''],
    ];
  });
  return {
    kind: input.kind,
    who: input.isCompany ? COMPANY : 'individual',
    tax: String(input.tax),
    paid: text(input.paid),
    due: input.due,
    done: input.done,
    rate: rate ? String(rate.rate) : '',
    ...Object.fromEntries(rows),
  };
}

/** State of the penalties form. */
export function usePenaltiesForm(rules: PenaltyRules) {
  return useCalculatorForm<PenaltyField, PenaltyInput>({
    initial: { ...EMPTY_TEXTS, kind: rules.kinds[0]?.id ?? '', who: COMPANY },
    parse: (texts) => readPenaltyInput(texts, rules),
    toParams,
    required: 'tax',
    choices: ['kind', 'who', 'due', 'done', ...ROWS.flatMap((row) => [`on${row}`, `from${row}`] as const)],
  });
}

const WHO = [
  { value: COMPANY, label: 'A company or other body' },
  { value: 'individual', label: 'An individual' },
];

type PenaltiesFormProps = {
  form: ReturnType<typeof usePenaltiesForm>;
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania. */
  bank: string;
};

/** The fields of a delay; part payments and changes of the rate in panels. */
export function PenaltiesForm({ form, rules, kinds, bank }: PenaltiesFormProps) {
  const { field, setText, submit, texts } = form;
  const isFund = rules.kinds.find(({ id }) => id === texts.kind)?.fundRates !== undefined;
  const day = (name: PenaltyField, label: string, options: { isRequired?: boolean; hint?: string } = {}) => (
    <Field
      {...field(name)}
      {...options}
      onChange={(event) => setText(name, event.currentTarget.value)}
      label={label}
      type="date"
    />
  );
  const select = (name: 'kind' | 'who', label: string, options: SelectProps['options']) => (
    <Select
      {...field(name)}
      onChange={(event) => setText(name, event.currentTarget.value)}
      label={label}
      options={options}
    />
  );

  return (
    <CalculatorForm submitLabel="Calculate penalty" onSubmit={submit}>
      {select('kind', 'What was late', kinds)}
      {!isFund && select('who', 'Who was late', WHO)}
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
      {!isFund && (
        <AmountField
          {...field('rate')}
          label="Statutory rate of interest, a year"
          hint={
            <>
              The Bank of Tanzania’s discount rate: look it up at <a href={bank}>bot.go.tz</a>. Without it no interest
              is shown.
            </>
          }
          unit="%"
          step={0.25}
        />
      )}
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
      {!isFund && (
        <RowFields
          title="Changes of the statutory rate"
          addLabel="Add a change"
          isUsed={(row) => texts[`rate${row}`] !== '' || texts[`from${row}`] !== ''}
        >
          {(row) => (
            <>
              {day(`from${row}`, `Change ${row}: first day`)}
              <AmountField {...field(`rate${row}`)} label={`Change ${row}: rate a year`} unit="%" step={0.25} />
            </>
          )}
        </RowFields>
      )}
    </CalculatorForm>
  );
}
