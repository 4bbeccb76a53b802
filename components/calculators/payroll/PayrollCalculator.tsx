'use client';
// Needs the browser: the payroll is worked out from what the visitor types, pastes or opens, and never leaves it.

import type { ClipboardEvent, ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { formatTzs } from '@/lib/money/format';
import { employeesText } from '@/lib/payroll/counted';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { PayrollRun } from '@/lib/payroll/run';
import { RESULT_ID } from '@/lib/site/resultId';
import { say } from '@/lib/words/say';
import { CalculationError } from '../form/CalculationError';
import { CalculatorForm } from '../form/CalculatorForm';
import { PayrollFiles } from '../payroll-files/PayrollFiles';
import { EmployeeList } from '../payroll-sheet/EmployeeList';
import { ImportRows } from '../payroll-sheet/ImportRows';
import { KeepSheet } from '../payroll-sheet/KeepSheet';
import { MonthFields } from '../payroll-sheet/MonthFields';
import { useKeptSheet } from '../payroll-sheet/useKeptSheet';
import { useRowView } from '../payroll-sheet/useRowView';
import { ImportQuestions } from './ImportQuestions';
import { latePayroll } from './latePayroll';
import styles from './PayrollCalculator.module.scss';
import { usePayroll } from './usePayroll';

type PayrollCalculatorProps = {
  rules: PayrollRules;
  /** Income years, the newest first. */
  years: readonly string[];
  /** The month that is chosen at first, '01' to '12'. */
  monthNow: string;
  /** The CSV file to fill in: from the page, which weighs less than its script. */
  template: string;
  /** In the place of the result until there is one. */
  example: ReactNode;
  /** The Important Note. */
  note: ReactNode;
};

/** More than one cell of a spreadsheet: what is pasted into a single field has neither a tab nor a second line. */
const isTable = (text: string) => /\t|\n./.test(text.trim());

/** The result in a sentence, for screen readers. */
const announcementOf = ({ slips: { length }, totals }: PayrollRun) =>
  say('Net pay of {employees}: {net}.', { employees: employeesText(length), net: formatTzs(totals.net) });

/** The payroll of a month: the sheet of employees, and what it comes to. */
export function PayrollCalculator({ rules, years, monthNow, template, example, note }: PayrollCalculatorProps) {
  const state = usePayroll(rules, { employer: '', year: years[0] ?? '', month: monthNow, staff: '', kind: 'private' });
  const { payroll, imports, outcome, work } = state;
  const view = useRowView(payroll);
  const kept = useKeptSheet(payroll, years);

  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    imports.importFrom(text);
  };

  return (
    <div
      className={styles.payroll}
      data-result={outcome?.run && ''}
      data-example={outcome || state.failure ? undefined : ''}
    >
      <CalculatorForm submitLabel={say('Work out the payroll')} onSubmit={payroll.ask} needs={latePayroll} isPrivate>
        <div onPaste={handlePaste}>
          <EmployeeList payroll={payroll} view={view} errors={outcome?.errors} />
        </div>
        <ImportQuestions imports={imports} payroll={payroll} />
        <div className={styles.spreadsheet}>
          <Disclosure summary={say('Have a spreadsheet?')}>
            <ImportRows onImport={imports.importFrom} template={template} />
          </Disclosure>
        </div>
        <MonthFields
          month={payroll.sheet.month}
          years={years}
          staffError={outcome?.staffError}
          onChange={payroll.setMonth}
        />
        <p className={styles.privacy}>
          {say('Everything stays in this browser: nothing you type is sent or put in the address.')}
        </p>
        <KeepSheet isKept={kept.isKept} onChange={kept.setKept} notice={kept.notice} />
      </CalculatorForm>
      <div id={RESULT_ID} className={styles.result}>
        {state.failure && <CalculationError>{state.failure}</CalculationError>}
        {work && outcome && <work.PayrollErrors outcome={outcome} onShow={view.showField} />}
        {work && outcome?.run && (
          <work.PayrollResult outcome={outcome} run={outcome.run} rules={rules} isStale={state.isStale} />
        )}
        {!outcome && !state.failure && example}
      </div>
      <div className={styles.files}>
        <PayrollFiles outcome={state.isStale ? undefined : outcome} month={payroll.sheet.month} rules={rules} />
      </div>
      <div className={styles.note}>{note}</div>
      <VisuallyHidden as="p" role="status">
        {outcome?.run && announcementOf(outcome.run)}
      </VisuallyHidden>
    </div>
  );
}
