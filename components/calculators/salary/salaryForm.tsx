import type { ReactNode } from 'react';
import {
  EXTRA_FIELDS,
  hasMore,
  type MoreField,
  type SalaryCase,
  type SalaryData,
  salaryTableOf,
  yearOf,
} from '@/lib/salary/salaryInput';
import { yearSlug } from '@/lib/site/paths';
import type { Translate } from '@/lib/words/translate';
import { ArrowKeysHint } from '../form/AmountField';
import {
  amountField,
  type CalculatorField,
  choiceField,
  FieldPanel,
  type FieldState,
  monthField,
} from '../form/calculatorFields';
import styles from './salaryForm.module.scss';

type SmallEmployerSwitchProps = Pick<FieldState, 'name' | 'defaultValue'> & {
  minEmployees: number;
  translate: Translate;
};

const ON = '1';

/** Switch for employers below the SDL threshold, who do not pay SDL. Its value is '1' or empty. */
function SmallEmployerSwitch({ name, defaultValue, minEmployees, translate }: SmallEmployerSwitchProps) {
  return (
    <label className={`${styles.switch} target`}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already exposes its checked state
        role="switch"
        name={name}
        value={ON}
        defaultChecked={defaultValue === ON}
      />
      <span>
        {translate('Fewer than {count} employees', { count: minEmployees })}{' '}
        <small>{translate('They pay no skills development levy (SDL).')}</small>
      </span>
    </label>
  );
}

/** The salary that the calculation starts from. */
export const salaryField = ({ hint, ...texts }: { label: string; hint: string; first: string }, translate: Translate) =>
  amountField({
    ...texts,
    hint: (
      <>
        {hint}
        <ArrowKeysHint>{translate('The arrow keys change it by 1,000.')}</ArrowKeysHint>
      </>
    ),
    size: 'large',
    step: 1000,
    isRequired: true,
  });

/** The page's own year has an empty value, to keep it out of the URL. A link may still contain it. */
const yearField = ({ year: ofPage, years }: SalaryData, translate: Translate): CalculatorField =>
  choiceField({
    label: translate('The Government’s financial year, July to June'),
    first: '',
    options: years.map(({ year }) => ({ value: year === ofPage ? '' : yearSlug(year), label: year })),
  });

const extraField = (label: string, hint?: string) => amountField({ label, hint, step: 1000 });

/** The fields of both salary calculators, besides the salary itself. */
export function moreFields(
  data: SalaryData,
  texts: Partial<Record<MoreField, string>>,
  translate: Translate,
  input: SalaryCase | undefined,
): Record<MoreField, CalculatorField> {
  const year = yearOf(data, texts.year ?? '') ?? yearOf(data, '');
  const chosen = year && salaryTableOf(data, year, texts.month ?? '').table;
  const { rates, nonResident, loan } = input?.table ?? chosen ?? {};
  return {
    small: {
      first: '',
      isInstant: true,
      render: (state) => (
        <SmallEmployerSwitch translate={translate} {...state} minEmployees={rates?.sdlMinEmployees ?? 0} />
      ),
    },
    year: yearField(data, translate),
    month: monthField({
      year: year?.year ?? data.year,
      today: data.month,
      isNeeded: year !== undefined && year.tables.length > 1,
    }),
    abroad: choiceField({
      label: translate('Tax residence'),
      placeholder: translate('Resident in Tanzania'),
      options: [
        { value: '1', label: translate('Not resident: {rate}% of gross', { rate: nonResident?.percent ?? 0 }) },
      ],
    }),
    heslb: choiceField({
      label: translate('Student loan (HESLB)'),
      placeholder: translate('None'),
      options: [{ value: '1', label: translate('{rate}% of gross salary', { rate: loan?.percent ?? 0 }) }],
    }),
    union: extraField(translate('Trade union, each month')),
    insurance: extraField(translate('Insurance, each month')),
    other: extraField(translate('Other deductions, each month'), translate('Taken from the net pay, after PAYE.')),
    bonus: extraField(
      translate('Bonus in one month'),
      translate('Enter it before tax. It is taxed with that month’s salary.'),
    ),
  };
}

/** The salary, the switch for small employers, and a panel with the other fields. */
export const arrangeSalary =
  <Name extends string>(salary: Name) =>
  (
    show: (name: Name | MoreField) => ReactNode,
    { input, translate }: { input: SalaryCase | undefined; translate: Translate },
  ): ReactNode => (
    <>
      {show(salary)}
      {show('small')}
      <FieldPanel
        summary={translate('More: year, residence, deductions, bonus')}
        isUsed={input !== undefined && hasMore(input)}
      >
        {show('year')}
        {show('month')}
        {show('abroad')}
        {show('heslb')}
        {EXTRA_FIELDS.map(show)}
      </FieldPanel>
    </>
  );
