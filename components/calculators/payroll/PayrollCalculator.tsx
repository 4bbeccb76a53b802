'use client';
// Needs the browser: the payroll is worked out from what the visitor types, pastes or opens, and never leaves it.

import { type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Button } from '@/components/ui/button/Button';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { formatTzs } from '@/lib/money/format';
import type { PayrollRules } from '@/lib/payroll/rates';
import { type PayrollRun, workOut } from '@/lib/payroll/run';
import { employeesText, isBlank } from '@/lib/payroll/sheet';
import { TEMPLATE_ROWS } from '@/lib/payroll/sheetFile';
import { RESULT_ID } from '@/lib/site/resultId';
import { CalculationError } from '../form/CalculationError';
import { CalculatorForm } from '../form/CalculatorForm';
import { PayrollErrors } from '../payroll-result/PayrollErrors';
import { PayrollResult } from '../payroll-result/PayrollResult';
import { EmployeeList } from '../payroll-sheet/EmployeeList';
import { ImportRows } from '../payroll-sheet/ImportRows';
import { KeepSheet } from '../payroll-sheet/KeepSheet';
import { MonthFields } from '../payroll-sheet/MonthFields';
import { useKeptSheet } from '../payroll-sheet/useKeptSheet';
import { usePayrollSheet } from '../payroll-sheet/usePayrollSheet';
import styles from './PayrollCalculator.module.scss';

type PayrollCalculatorProps = {
  rules: PayrollRules;
  /** Income years, the newest first. */
  years: readonly string[];
  /** The month that is chosen at first, '2026-11'. */
  monthNow: string;
  /** The Important Note. */
  note: ReactNode;
};

/** The result in a sentence, for screen readers. */
const announcementOf = ({ slips, totals }: PayrollRun) =>
  `Net pay of ${employeesText(slips.length)}: ${formatTzs(totals.net)}.`;

/** The payroll of a month: the sheet of employees, and what it comes to. */
export function PayrollCalculator({ rules, years, monthNow, note }: PayrollCalculatorProps) {
  const payroll = usePayrollSheet({ month: monthNow, employer: '', staff: '', kind: 'private' });
  const kept = useKeptSheet(payroll, years);
  const root = useRef<HTMLDivElement>(null);
  const { sheet, asked } = payroll;
  const outcome = useMemo(() => asked && workOut(asked, rules), [asked, rules]);
  const isEmpty = outcome && !outcome.run && outcome.errors.size === 0;

  const showExample = () => {
    flushSync(() => payroll.importRows(TEMPLATE_ROWS));
    // The pressed button disappears; the button that it triggers keeps the focus.
    const submit = root.current?.querySelector<HTMLElement>('[type="submit"]');
    submit?.focus({ preventScroll: true });
    submit?.click();
  };

  return (
    <div ref={root} className={styles.payroll} data-own-sheet="" data-result={outcome?.run && ''}>
      <CalculatorForm submitLabel="Work out the payroll" onSubmit={payroll.ask} isPrivate>
        <EmployeeList payroll={payroll} errors={outcome?.errors} />
        <div className={styles.spreadsheet}>
          <Disclosure summary="Have a spreadsheet?">
            <ImportRows onRows={payroll.importRows} />
          </Disclosure>
        </div>
        <MonthFields month={sheet.month} years={years} staffError={outcome?.staffError} onChange={payroll.setMonth} />
        <KeepSheet isKept={kept.isKept} onChange={kept.setKept} notice={kept.notice} />
      </CalculatorForm>
      <div id={RESULT_ID} className={styles.result}>
        {isEmpty && <CalculationError>Please enter at least one employee.</CalculationError>}
        {outcome && <PayrollErrors outcome={outcome} />}
        {outcome?.run && <PayrollResult outcome={outcome} run={outcome.run} isStale={payroll.isStale} />}
        {!asked && (
          <p className={styles.opening}>
            You will see here what to pay to whom by when, each person’s net pay, and the payslips.{' '}
            {sheet.rows.every(({ texts }) => isBlank(texts)) && (
              <Button variant="quiet" size="small" onClick={showExample}>
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
