'use client';
// Client component: the payroll is calculated from what the visitor types, pastes or opens, and never leaves the device.

import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useWaits } from '@/components/shared/useWaits';
import { Button } from '@/components/ui/button/Button';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/Select';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isField } from '@/lib/browser/formFields';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import type { Mistake } from '@/lib/money/mistake';
import type { PayrollRules } from '@/lib/payroll/rates';
import { calculateSheet, type PayrollRun } from '@/lib/payroll/run';
import { isBlank, type MonthTexts } from '@/lib/payroll/sheet';
import { TEMPLATE_ROWS } from '@/lib/payroll/sheetFile';
import { RESULT_ID } from '@/lib/site/resultId';
import { monthsOf } from '@/lib/tax/taxYear';
import { ENGLISH } from '@/lib/words/translate';
import { attempt, CALCULATION_FAILED, CalculationError, CalculatorForm, FAILED } from '../form/CalculatorForm';
import { messageOf } from '../form/messages';
import { EmployeeList } from './EmployeeList';
import { ImportRows } from './ImportRows';
import keepStyles from './KeepSheet.module.scss';
import monthStyles from './MonthFields.module.scss';
import styles from './PayrollCalculator.module.scss';
import { PayrollErrors, PayrollResult } from './PayrollResult';
import { employeesText, type PayrollSheet, usePayrollSheet } from './usePayrollSheet';

/** Explains that nothing leaves the browser, and offers to keep the sheet there for next month. Off by default. */
function KeepSheet({ payroll: { isKept, setKept, notice } }: { payroll: PayrollSheet }) {
  return (
    <div className={`${keepStyles.keep} small`}>
      <p>Everything stays in this browser. Nothing you type is sent or put in the web address.</p>
      <label>
        <input
          type="checkbox"
          name="keep"
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <span>
          Keep this sheet on this device for next month
          <small>Anyone who uses this browser can then see it, so do not tick this on a shared computer.</small>
        </span>
      </label>
      {isKept && (
        <Button variant="quiet" size="small" onClick={() => setKept(false)}>
          Delete it from this device
        </Button>
      )}
      <p role="status">{notice}</p>
    </div>
  );
}

/** Lists the months of tax years such as '2026/27', in order. */
const monthOptions = (years: readonly string[]) =>
  years.flatMap((year) =>
    monthsOf(year).map((month) => ({ value: month, label: formatMonth(month, 'en'), group: `Income year ${year}` })),
  );

const EMPLOYER_KINDS = [
  { value: 'private', label: 'Private' },
  { value: 'exempt', label: 'Private, exempt from SDL' },
  { value: 'public', label: 'Public body (no SDL)' },
] as const;

type MonthFieldsProps = {
  month: MonthTexts;
  years: readonly string[];
  staffError: Mistake | undefined;
};

/** The month, and the employer details that the result depends on. */
function MonthFields({ month: { month, employer, staff, kind }, years, staffError }: MonthFieldsProps) {
  return (
    <>
      <Select name="month" label="Month" options={monthOptions(years)} defaultValue={month} />
      <Disclosure summary="About the employer">
        <div className={monthStyles.fields}>
          <Field
            name="employer"
            label="Name of the employer"
            hint="For the payslips."
            autoComplete="organization"
            defaultValue={employer}
          />
          <Field
            name="staff"
            error={staffError && messageOf(staffError, ENGLISH)}
            label="Employees in all"
            hint="Fill this in if you have more than you list."
            inputMode="numeric"
            autoComplete="off"
            defaultValue={staff}
          />
          <Select name="kind" label="Kind of employer" options={EMPLOYER_KINDS} defaultValue={kind} />
        </div>
      </Disclosure>
    </>
  );
}

type PayrollCalculatorProps = {
  rules: PayrollRules;
  years: readonly string[];
  /** The initially selected month, such as '2026-11'. */
  monthNow: string;
  note: ReactNode;
};

const announcementOf = ({ slips, totals }: PayrollRun) =>
  `Net pay for ${employeesText(slips.length)}: ${formatTzs(totals.net)}.`;

/** A monthly payroll: the sheet of employees, and the result. */
export function PayrollCalculator({ rules, years, monthNow, note }: PayrollCalculatorProps) {
  const payroll = usePayrollSheet(monthNow, years);
  const { form, sheet } = payroll;
  const waits = useWaits();
  const { asked, isStale } = sheet;
  const workedOut = useMemo(() => asked && attempt(() => calculateSheet(asked, rules)), [asked, rules]);
  const outcome = workedOut === FAILED ? undefined : workedOut;
  const people = sheet.rows.map(({ texts }) => texts).filter((texts) => !isBlank(texts));
  const isEmpty = outcome && !outcome.run && outcome.errors.size === 0;

  const showExample = () => {
    flushSync(() => payroll.importRows(TEMPLATE_ROWS));
    // The pressed button disappears, so the focus moves to the button that it triggers.
    const submit = form.current?.querySelector<HTMLElement>('[type="submit"]');
    submit?.focus({ preventScroll: true });
    submit?.click();
  };

  return (
    <div className={styles.payroll} data-part="own-sheet" data-result={outcome?.run && ''}>
      <CalculatorForm
        translate={ENGLISH}
        ref={form}
        title="Employees"
        submitLabel="Work out the payroll"
        onInput={({ target }) => isField(target) && payroll.take(target)}
        onSubmit={payroll.ask}
        isPrivate
      >
        <EmployeeList payroll={payroll} errors={outcome?.errors} />
        <div className={styles.spreadsheet}>
          <Disclosure summary="Have a spreadsheet?">
            <ImportRows present={people} onRows={payroll.importRows} />
          </Disclosure>
        </div>
        <MonthFields month={sheet.month} years={years} staffError={outcome?.staffError} />
        <KeepSheet payroll={payroll} />
      </CalculatorForm>
      <div id={RESULT_ID} className={styles.result}>
        {workedOut === FAILED && <CalculationError translate={ENGLISH}>{CALCULATION_FAILED}</CalculationError>}
        {isEmpty && <CalculationError translate={ENGLISH}>Please enter at least one employee.</CalculationError>}
        {outcome && <PayrollErrors outcome={outcome} />}
        {outcome?.run && <PayrollResult outcome={outcome} run={outcome.run} isStale={isStale} />}
        {!asked && (
          <p className={`${styles.opening} small muted notPrinted`}>
            Here you will see what to pay, to whom and by when, each person’s net pay, and the payslips.{' '}
            {people.length === 0 && (
              <Button {...waits} variant="quiet" size="small" onClick={showExample}>
                Show an example
              </Button>
            )}
          </p>
        )}
      </div>
      <div className={styles.note}>{note}</div>
      <VisuallyHidden as="p" role="status">
        {outcome?.run && announcementOf(outcome.run)}
      </VisuallyHidden>
    </div>
  );
}
