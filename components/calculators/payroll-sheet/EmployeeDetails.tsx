import type { ReactNode } from 'react';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import styles from './EmployeeDetails.module.scss';
import type { EmployeeField, SelectOption } from './employeeFields';

const YES_NO: readonly SelectOption[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const GROUPS: readonly { title: Phrase; note?: Phrase; fields: readonly EmployeeField[] }[] = [
  {
    title: 'More pay of the month',
    fields: [
      { column: 'number', label: 'Employee number', kind: 'text' },
      { column: 'overtime', label: 'Overtime', kind: 'amount' },
      { column: 'bonus', label: 'Bonus', kind: 'amount' },
    ],
  },
  {
    title: 'Part of a month',
    note: 'Enter the pay of a whole month: basic pay and allowances count by calendar days.',
    fields: [
      { column: 'joined', label: 'Joined on', hint: 'Such as 2026-11-15.', kind: 'text' },
      { column: 'left', label: 'Left on', hint: 'Such as 2026-11-20.', kind: 'text' },
    ],
  },
  {
    title: 'Pension and deductions',
    note: 'The employee’s pension share is taken off before tax, everything else after it.',
    fields: [
      {
        column: 'fund',
        label: 'Pension fund',
        kind: 'choice',
        options: [
          { value: '', label: 'As usual: NSSF, none for directors' },
          { value: 'nssf', label: 'NSSF' },
          { value: 'psssf', label: 'PSSSF, of gross pay' },
          { value: 'psssf basic', label: 'PSSSF, of basic pay' },
          { value: 'none', label: 'None' },
        ],
      },
      {
        column: 'share',
        label: 'NSSF borne by the employee, %',
        hint: 'Empty: the most that the law allows.',
        kind: 'text',
      },
      {
        column: 'heslb',
        label: 'Student loan (HESLB)',
        kind: 'choice',
        options: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes, of basic pay and allowances' },
          { value: 'basic', label: 'Yes, of basic pay' },
        ],
      },
      { column: 'union', label: 'Union dues', hint: 'An amount, or a percent of basic pay such as 2%.', kind: 'text' },
      { column: 'insurance', label: 'Insurance', kind: 'amount' },
      { column: 'other', label: 'Other deductions', kind: 'amount' },
      {
        column: 'wcf',
        label: 'WCF earnings',
        hint: 'Empty: basic pay and allowances. Less where an allowance is not fixed.',
        kind: 'amount',
      },
    ],
  },
  {
    title: 'Car of the employer',
    fields: [
      { column: 'carCc', label: 'Engine, cc', hint: 'Empty: no car.', kind: 'text' },
      { column: 'carOld', label: 'More than 5 years since it was made', kind: 'choice', options: YES_NO },
      { column: 'carClaimed', label: 'Employer claims its cost', kind: 'choice', options: YES_NO.toReversed() },
    ],
  },
  {
    title: 'House of the employer, a month',
    fields: [
      { column: 'houseRent', label: 'Market rent', hint: 'Empty: no house.', kind: 'amount' },
      { column: 'houseClaimed', label: 'Cost that the employer claims', kind: 'amount' },
      { column: 'housePaid', label: 'Rent that the employee pays', kind: 'amount' },
      {
        column: 'houseIncome',
        label: 'Income without the house',
        hint: 'Empty: this month’s taxable pay without it.',
        kind: 'amount',
      },
    ],
  },
  {
    title: 'Loan from the employer, and other benefits',
    note: 'The statutory rate is the Bank of Tanzania’s discount rate of the period: ask the Bank (bot.go.tz) or us.',
    fields: [
      { column: 'loan', label: 'Amount owed', hint: 'Empty: no loan.', kind: 'amount' },
      { column: 'loanRate', label: 'Interest that the employee pays, % a year', kind: 'text' },
      { column: 'loanMonths', label: 'Term, months', kind: 'text' },
      { column: 'loanStatutory', label: 'Statutory rate, % a year', kind: 'text' },
      { column: 'benefits', label: 'Other benefits in kind, value', kind: 'amount' },
    ],
  },
  {
    title: 'For the lists to hand in',
    fields: [
      { column: 'tin', label: 'TIN', kind: 'text' },
      { column: 'nida', label: 'NIDA', kind: 'text' },
      { column: 'member', label: 'Number at the pension fund', kind: 'text' },
      { column: 'index', label: 'Form four index, for HESLB', kind: 'text' },
      { column: 'bank', label: 'Bank', kind: 'text' },
      { column: 'account', label: 'Account', kind: 'text' },
      { column: 'phone', label: 'Phone, for mobile money', kind: 'text' },
    ],
  },
];

/** The fields of an employee that not everyone has, in groups. */
export function EmployeeDetails({ render }: { render: (field: EmployeeField) => ReactNode }) {
  return (
    <div className={styles.groups}>
      {GROUPS.map(({ title, note, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{say(title)}</legend>
          {note && <p>{say(note)}</p>}
          {fields.map(render)}
        </fieldset>
      ))}
    </div>
  );
}
