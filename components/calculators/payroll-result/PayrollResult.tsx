import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { employeesText } from '@/lib/payroll/rowTexts';
import type { PayrollRun } from '@/lib/payroll/run';
import { belowZero, runNotes } from '@/lib/payroll/runNotes';
import { firstDayOfMonth } from '@/lib/payroll/sheet';
import { runCsv } from '@/lib/payroll/sheetFile';
import type { Outcome } from '@/lib/payroll/workOut';
import { ENGLISH } from '@/lib/words/say';
import { DueDayNote } from '../layout/DueDayNote';
import { ActionButton } from '../result/ActionButton';
import { ResultCard } from '../result/ResultCard';
import actionStyles from '../result/ShareActions.module.scss';
import { saveCsv } from '../result/saveFile';
import styles from './PayrollResult.module.scss';
import { AuthorityTable, RunTable } from './PayrollTables';
import { Payslips } from './Payslips';

/** Renders the payslips for paper, prints them, and takes them away again. */
function usePayslipPrint() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const printPayslips = () => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  return { isPrinting, printPayslips };
}

/** Where each payment goes and by which law, and what was read in one of several ways. */
function Background({ run }: { run: PayrollRun }) {
  return (
    <div className={styles.background}>
      <Disclosure summary="Where to pay, the law, and what was assumed">
        <DataTable
          caption="Where to pay, and by which law"
          isCaptionHidden
          columns={[{ label: 'Payment' }, { label: 'To' }, { label: 'Where' }, { label: 'Law' }]}
          rows={run.authorities.map(({ what, name, portal, law }) => [what, name, portal, law])}
        />
        {runNotes(run).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <DueDayNote />
      </Disclosure>
    </div>
  );
}

type PayrollResultProps = { outcome: Outcome; run: PayrollRun; isStale: boolean };

/** What a payroll comes to: totals, who gets what by when, every employee, and payslips on paper. */
export function PayrollResult({ outcome, run, isStale }: PayrollResultProps) {
  const { isPrinting, printPayslips } = usePayslipPrint();
  const [notice, setNotice] = useState('');
  const { slips, totals, cash } = run;
  const month = formatMonth(firstDayOfMonth(outcome.sheet.month));
  const employer = outcome.sheet.month.employer.trim();
  const fileName = `payroll-${month.toLowerCase().replace(' ', '-')}.csv`;
  const warning = belowZero(run);

  return (
    <>
      <section
        className={styles.sheet}
        aria-label="Result"
        data-off-paper={isPrinting || undefined}
        data-stale={isStale || undefined}
      >
        <p className={styles.title}>{`Payroll, ${month}${employer && `, ${employer}`}`}</p>
        {isStale && (
          <p className={styles.stale}>
            You have changed the sheet since: this is what it came to before. Work it out again to save or print it.
          </p>
        )}
        <ResultCard
          headline={{
            label: `Net pay of ${employeesText(slips.length)}`,
            amount: totals.net,
            badge: month,
            aside: `cost to the employer ${formatTzs(cash)}`,
          }}
        >
          {!isStale && (
            <div className={actionStyles.actions}>
              <ActionButton icon="print" onClick={printPayslips}>
                Print payslips
              </ActionButton>
              <ActionButton icon="print" onClick={() => window.print()}>
                Print the payroll
              </ActionButton>
              <ActionButton
                icon="download"
                onClick={() => setNotice(saveCsv(runCsv(outcome.rows, run), fileName, ENGLISH))}
              >
                CSV
              </ActionButton>
              <p role="status">{notice}</p>
            </div>
          )}
          <div className={styles.body}>
            {warning && <p>{warning}</p>}
            <AuthorityTable run={run} />
            <RunTable run={run} />
            <Background run={run} />
          </div>
        </ResultCard>
      </section>
      {isPrinting && <Payslips slips={slips} employer={employer} month={month} />}
    </>
  );
}
