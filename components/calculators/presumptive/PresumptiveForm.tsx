import { useEffect, useRef } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select, type SelectProps } from '@/components/ui/select/Select';
import { NO_RECORDS, type PresumptiveField, readPresumptiveInput } from '@/lib/tax/presumptiveInput';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { AmountField } from '../form/AmountField';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';

/** Choices of the form: years the newest first, kinds of trader, and the year that is chosen at first. */
export type PresumptiveChoices = {
  years: readonly number[];
  thisYear: number;
  traders: SelectProps['options'];
};

const YES_RECORDS = 'yes';

const toParams = (input: PresumptiveInput) => ({
  turnover: String(input.turnover),
  year: String(input.year),
  records: input.hasRecords ? YES_RECORDS : NO_RECORDS,
  trader: input.trader,
  profit: input.profit === undefined ? '' : String(input.profit),
  cost: input.cost > 0 ? String(input.cost) : '',
  tin: input.tinDay ?? '',
});

/** State of the form of presumptive tax. */
export function usePresumptiveForm(rules: PresumptiveRules, { years, thisYear, traders }: PresumptiveChoices) {
  return useCalculatorForm<PresumptiveField, PresumptiveInput>({
    initial: {
      turnover: '',
      year: String(thisYear),
      records: YES_RECORDS,
      trader: traders[0]?.value ?? '',
      profit: '',
      cost: '',
      tin: '',
    },
    parse: (texts) => readPresumptiveInput(texts, rules, years),
    toParams,
    required: 'turnover',
    choices: ['year', 'records', 'trader', 'tin'],
  });
}

const RECORDS = [
  { value: YES_RECORDS, label: 'Yes, as the law asks' },
  { value: NO_RECORDS, label: 'No, or not complete' },
];

type PresumptiveFormProps = { form: ReturnType<typeof usePresumptiveForm>; choices: PresumptiveChoices };

/** A trader’s year: turnover, records, and what accounts would show; a new trader's relief in a panel. */
export function PresumptiveForm({ form: { field, choice, submit, texts }, choices }: PresumptiveFormProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const hasTin = texts.tin !== '';

  useEffect(() => {
    if (hasTin && panel.current) panel.current.open = true;
  }, [hasTin]);

  return (
    <CalculatorForm submitLabel="Compare" onSubmit={submit}>
      <AmountField
        {...field('turnover')}
        label="Turnover of the year"
        unit="TZS"
        size="large"
        step={100_000}
        isRequired
      />
      <Select
        {...choice('year')}
        label="Calendar year"
        options={choices.years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <Select {...choice('records')} label="Are records kept?" options={RECORDS} />
      <Select {...choice('trader')} label="What the business is" options={choices.traders} />
      <AmountField
        {...field('profit')}
        label="Profit you expect"
        hint="Enter a loss as a negative amount. Without it you see the profit from which the table costs less."
        unit="TZS"
        step={100_000}
      />
      <AmountField
        {...field('cost')}
        label="What keeping accounts costs a year"
        hint="Empty counts as 0."
        unit="TZS"
        step={10_000}
      />
      <Disclosure ref={panel} summary="New trader with relief granted">
        <Field
          {...choice('tin')}
          label="Day of the TIN"
          hint="Only where the Commissioner has granted the application."
          type="date"
        />
      </Disclosure>
    </CalculatorForm>
  );
}
