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

/** What the form gives a field. */
export type FieldState = {
  name: string;
  /** Text of the field when it comes into the page. Later the field itself has the text that counts. */
  defaultValue: string;
  error: string | undefined;
  /** Replaces the field's own hint. */
  hint?: string;
};

/** Fields that a choice may leave out; CalculatorForm.module.scss knows the same names. */
type FieldGroup = 'registration' | 'sale' | 'tax' | 'treaty' | 'year-end';

/** A field of a calculator's form. Its key among the fields is its name, and its parameter in the URL. */
export type CalculatorField = {
  /** Text before anything is typed. */
  first: string;
  render: (state: FieldState, translate: Translate) => ReactNode;
  /** False if the present fields do not include it. */
  isShown?: boolean | undefined;
  /** Fields that a choice leaves out together. The style sheet hides them, so they keep their texts; what is hidden does not count. */
  group?: FieldGroup | undefined;
  /** The group that a text of this field leaves out. */
  leavesOut?: (text: string) => string | undefined;
  /** Returns what the URL has for an empty field. */
  whenEmpty?: (() => string) | undefined;
  /** Its thousands are grouped when it is filled from the URL. */
  isAmount?: boolean;
  /** A change recalculates a result at once, without a press of the button. */
  isInstant?: boolean;
};

/** Props of a control, without those that the form gives. */
type Options<Props> = Omit<Props, Exclude<keyof FieldState, 'hint'> | 'translate'> &
  Partial<Pick<CalculatorField, 'first' | 'isShown' | 'group' | 'whenEmpty'>>;

/** An amount of shillings, or of another unit; `unit` null for a plain number. */
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

/** A choice of several. At first none is chosen where it has a placeholder, otherwise the first of them. */
export const choiceField = ({ first, isShown, group, ...props }: Options<SelectProps>): CalculatorField => ({
  first: first ?? (props.placeholder === undefined ? (props.options[0]?.value ?? '') : ''),
  isShown,
  group,
  leavesOut: (text) => props.options.find(({ value }) => value === text)?.leavesOut,
  render: (state) => <Select {...props} {...state} />,
});

/** A day, written YYYY-MM-DD; with the type 'month' a month. */
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
  /** Month of today, written YYYY-MM. */
  today: string;
  /** The year has months with different rates. */
  isNeeded: boolean;
};

/** The month of a salary, for a year in which a charge changes. Another year makes it anew, with that year's months. */
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
        .map((month) => ({ value: month, label: formatMonth(month, 'long', translate.language) }))
        .reverse()}
    />
  ),
});

type FieldPanelProps = {
  summary: string;
  /** One of its fields counts: the panel opens by itself. */
  isUsed: boolean;
  children: ReactNode;
};

/** Fields that few visitors need, in a panel that is closed at first. */
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
