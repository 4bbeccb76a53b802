import { useDeferredValue } from 'react';
import { formatTzs } from '@/lib/money/format';
import { employeesText } from '@/lib/payroll/counted';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { PayrollRun } from '@/lib/payroll/run';
import { runNotes } from '@/lib/payroll/runNotes';
import { monthName } from '@/lib/payroll/sheet';
import type { Outcome } from '@/lib/payroll/workOut';
import { say } from '@/lib/words/say';
import { ResultCard } from '../result/ResultCard';
import { AuthorityTable } from './AuthorityTable';
import { ControlTotals } from './ControlTotals';
import { EmployeeLines } from './EmployeeLines';
import { PayrollActions } from './PayrollActions';
import styles from './PayrollResult.module.scss';
import { Payslips } from './Payslips';
import { RunTable } from './RunTable';
import { usePaper } from './usePaper';

type PayrollResultProps = { outcome: Outcome; run: PayrollRun; rules: PayrollRules; isStale: boolean };

/** What a payroll comes to: totals, who gets what by when, every employee, and payslips on paper. */
export function PayrollResult({ outcome, run, rules, isStale }: PayrollResultProps) {
  const { paper, printPaper } = usePaper();
  // The totals are painted first: the rows of hundreds take another frame.
  const deferred = useDeferredValue<PayrollRun | undefined>(run, undefined);
  const { slips, totals, cash } = run;
  const month = monthName(outcome.sheet.month);
  const employer = outcome.sheet.month.employer.trim();
  const texts = payslipTexts(run.rates, rules);
  const isOfSlips = paper !== undefined && paper !== 'sheet';
  const printed = typeof paper === 'number' ? slips.slice(paper, paper + 1) : slips;

  return (
    <>
      <div className={styles.screen} data-off-paper={isOfSlips || undefined} data-stale={isStale || undefined}>
        <p className={styles.title}>
          {say('Payroll, {month}', { month })}
          {employer && `, ${employer}`}
        </p>
        {isStale && (
          <p className={styles.stale}>
            {say(
              'You have changed the sheet since: this is what it came to before. Work it out again to share or print it.',
            )}
          </p>
        )}
        <ResultCard
          headline={{
            label: say('Net pay of {employees}', { employees: employeesText(slips.length) }),
            amount: totals.net,
            badge: month,
            aside: say('cost to the employer {amount}', { amount: formatTzs(cash) }),
          }}
        >
          {!isStale && <PayrollActions outcome={outcome} run={run} texts={texts} month={month} onPrint={printPaper} />}
          <div className={styles.body}>
            <ControlTotals outcome={outcome} run={run} />
            <AuthorityTable run={run} />
            {runNotes(run).map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </div>
        </ResultCard>
        <div className={styles.employees} inert={isStale}>
          {deferred && (
            <RunTable run={deferred} texts={texts} month={month} employer={employer} isWhole={paper === 'sheet'} />
          )}
          {deferred && (
            <EmployeeLines
              run={deferred}
              rules={rules}
              texts={texts}
              employer={employer}
              month={month}
              onPrint={printPaper}
            />
          )}
        </div>
      </div>
      {isOfSlips && <Payslips slips={printed} texts={texts} employer={employer} month={month} />}
    </>
  );
}
