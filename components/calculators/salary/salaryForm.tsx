import type { ReactNode } from 'react';
import { useSay } from '#words';
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
import type { Say } from '@/lib/words/say';
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
};

const ON = '1';

/** Switch of an employer below the threshold of SDL, which is then left out. Its value is '1' or empty. */
function SmallEmployerSwitch({ name, defaultValue, minEmployees }: SmallEmployerSwitchProps) {
  const say = useSay();
  return (
    <label className={`${styles.switch} target`}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        name={name}
        value={ON}
        defaultChecked={defaultValue === ON}
      />
      <span>
        {say('Fewer than {count} employees', { count: minEmployees })}{' '}
        <small>{say('No skills development levy (SDL)')}</small>
      </span>
    </label>
  );
}

/** The salary that a calculator starts from. */
export const salaryField = ({ hint, ...texts }: { label: string; hint: string; first: string }, say: Say) =>
  amountField({
    ...texts,
    hint: (
      <>
        {hint}
        <ArrowKeysHint>{say('The arrow keys move it by 1,000.')}</ArrowKeysHint>
      </>
    ),
    size: 'large',
    step: 1000,
    isRequired: true,
  });

/** The page's year has no value, so that it stays out of the URL; a link may name it all the same. */
const yearField = ({ year: ofPage, years }: SalaryData, say: Say): CalculatorField =>
  choiceField({
    label: say('Government’s financial year, July to June'),
    first: '',
    options: years.map(({ year }) => ({ value: year === ofPage ? '' : yearSlug(year), label: year })),
  });

const extraField = (label: string, hint?: string) => amountField({ label, hint, step: 1000 });

/** The fields of both salary calculators beside the salary. */
export function moreFields(
  data: SalaryData,
  texts: Partial<Record<MoreField, string>>,
  say: Say,
  input: SalaryCase | undefined,
): Record<MoreField, CalculatorField> {
  const year = yearOf(data, texts.year ?? '') ?? yearOf(data, '');
  const chosen = year && salaryTableOf(data, year, texts.month ?? '').table;
  const { rates, nonResident, loan } = input?.table ?? chosen ?? {};
  return {
    small: {
      first: '',
      isInstant: true,
      render: (state) => <SmallEmployerSwitch {...state} minEmployees={rates?.sdlMinEmployees ?? 0} />,
    },
    year: yearField(data, say),
    month: monthField({
      year: year?.year ?? data.year,
      today: data.month,
      isNeeded: year !== undefined && year.tables.length > 1,
      say,
    }),
    abroad: choiceField({
      label: say('Tax residence'),
      placeholder: say('Resident in Tanzania'),
      options: [{ value: '1', label: say('Not resident: {rate}% of gross', { rate: nonResident?.percent ?? 0 }) }],
    }),
    heslb: choiceField({
      label: say('Student loan (HESLB)'),
      placeholder: say('None'),
      options: [{ value: '1', label: say('{rate}% of gross salary', { rate: loan?.percent ?? 0 }) }],
    }),
    union: extraField(say('Trade union, each month')),
    insurance: extraField(say('Insurance, each month')),
    other: extraField(say('Other deductions, each month'), say('Taken from the net pay, after PAYE.')),
    bonus: extraField(say('Bonus in one month'), say('Before tax. Taxed with the salary of that month.')),
  };
}

/** The salary, the switch for small employers, and a panel with the rest. */
export const arrangeSalary =
  <Name extends string>(salary: Name) =>
  (
    show: (name: Name | MoreField) => ReactNode,
    { input, say }: { input: SalaryCase | undefined; say: Say },
  ): ReactNode => (
    <>
      {show(salary)}
      {show('small')}
      <FieldPanel
        summary={say('More: year, residence, deductions, bonus')}
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
