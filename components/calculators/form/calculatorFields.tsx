import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { TextArea, type TextAreaProps } from '@/components/ui/field/TextArea';
import { Select, type SelectProps } from '@/components/ui/Select';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { monthIn, monthsOf } from '@/lib/tax/taxYear';
import type { Translate } from '@/lib/words/translate';
import { AmountField, type AmountFieldProps } from './AmountField';
import { DateField } from './DateField';

/** Props that the form passes to a field. */
export type FieldState = {
  name: string;
  /** Text of the field when it is first rendered. The field is uncontrolled from then on. */
  defaultValue: string;
  error: string | undefined;
  /** Replaces the field's own hint. */
  hint?: string;
};

/** Groups of fields that a choice can hide. Keep in sync with CalculatorForm.module.scss. */
type FieldGroup = 'registration' | 'sale' | 'tax' | 'treaty' | 'year-end';

/** A field of a calculator's form. Its key is its name, and also its URL parameter. */
export type CalculatorField = {
  /** Initial text. */
  first: string;
  render: (state: FieldState, translate: Translate) => ReactNode;
  /** False if the form does not currently include the field. */
  isShown?: boolean | undefined;
  /** Fields hidden together by a choice. CSS hides them, so they keep their texts; the calculation ignores hidden fields. */
  group?: FieldGroup | undefined;
  /** Returns the group that this text hides. */
  leavesOut?: (text: string) => string | undefined;
  /** Returns the URL parameter to use if the field is empty. */
  whenEmpty?: (() => string) | undefined;
  /** Groups the thousands when the field is filled from the URL. */
  isAmount?: boolean;
  /** Recalculates an existing result on every change, without the button. */
  isInstant?: boolean;
};

/** Props of a control, without those that the form passes. */
type Options<Props> = Omit<Props, Exclude<keyof FieldState, 'hint'> | 'translate'> &
  Partial<Pick<CalculatorField, 'first' | 'isShown' | 'group' | 'whenEmpty'>>;

/** An amount in shillings or another unit; `unit: null` means a plain number. */
export const amountField = ({
  first = '',
  group,
  unit = 'TZS',
  ...props
}: Options<AmountFieldProps>): CalculatorField => ({
  first,
  group,
  isAmount: true,
  render: (state, translate) => <AmountField {...props} unit={unit} {...state} translate={translate} />,
});

/** A select. With a placeholder nothing is selected initially, otherwise the first option is. */
export const choiceField = ({ first, isShown, group, ...props }: Options<SelectProps>): CalculatorField => ({
  first: first ?? (props.placeholder === undefined ? (props.options[0]?.value ?? '') : ''),
  isShown,
  group,
  leavesOut: (text) => props.options.find(({ value }) => value === text)?.leavesOut,
  render: (state) => <Select {...props} {...state} />,
});

/** A date as YYYY-MM-DD or, with `type: 'month'`, a month. */
export const dateField = ({
  first = '',
  group,
  whenEmpty,
  type = 'date',
  ...props
}: Options<FieldProps>): CalculatorField => ({
  first,
  group,
  whenEmpty,
  render: (state, translate) =>
    type === 'date' ? (
      <DateField {...props} type={type} {...state} translate={translate} />
    ) : (
      <Field {...props} type={type} {...state} />
    ),
});

export const linesField = ({ first = '', group, ...props }: Options<TextAreaProps>): CalculatorField => ({
  first,
  group,
  render: (state) => <TextArea {...props} {...state} />,
});

type MonthFieldOptions = {
  year: string;
  /** The current month as YYYY-MM. */
  today: string;
  /** Whether rates change within the year. */
  isNeeded: boolean;
};

/** The month of a salary, for a year in which a rate changes. Choosing another year remounts the field with that year's months. */
export const monthField = ({ year, today, isNeeded }: MonthFieldOptions): CalculatorField => ({
  first: isNeeded ? monthIn(year, '', today) : '',
  isShown: isNeeded,
  render: ({ defaultValue, ...state }, translate) => (
    <Select
      key={year}
      {...state}
      label={translate('Month')}
      defaultValue={monthIn(year, defaultValue, today)}
      options={monthsOf(year)
        .map((month) => ({ value: month, label: formatMonth(month, translate.language) }))
        .reverse()}
    />
  ),
});

type FieldPanelProps = {
  summary: string;
  /** Whether any of its fields is in use, which opens the panel. */
  isUsed: boolean;
  children: ReactNode;
};

/** Rarely needed fields, in a panel that is initially closed. */
export function FieldPanel({ summary, isUsed, children }: FieldPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (isUsed && panel.current) panel.current.open = true;
  }, [isUsed]);

  return (
    <Disclosure ref={panel} summary={summary}>
      {children}
    </Disclosure>
  );
}
