import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatExact } from '@/lib/money/format';
import type { PayrollRun } from '@/lib/payroll/run';
import { say } from '@/lib/words/say';
import { DueDayNote } from '../layout/DueDayNote';
import styles from './PayrollResult.module.scss';

const DATES = /(\d+ \p{L}+(?: \d{4})?|\p{L}+ \d+$)/u;

/**
 * A text whose dates, '7 February 2027' and 'Friday 5', stay in one line. Its spaces stay plain, so that a spreadsheet into
 * which it is copied reads the date.
 */
function WholeDates({ text }: { text: string }) {
  return text.split(DATES).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.date}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** What goes to whom by when, with net pay first. */
export function AuthorityTable({ run: { authorities, totals, cash } }: { run: PayrollRun }) {
  return (
    <>
      <DataTable
        caption={say('What goes to whom by when')}
        columns={[
          { label: say('To') },
          { label: say('What') },
          { label: 'TZS', isNumeric: true },
          { label: say('By') },
          { label: say('Where, and the law') },
        ]}
        rows={[
          [say('Employees'), say('Net pay'), formatExact(totals.net), say('Pay day'), ''],
          ...authorities.map(({ name, what, amount, dueText, portal, law }) => [
            name,
            what,
            formatExact(amount),
            <WholeDates key="due" text={dueText} />,
            law ? `${portal}. ${law}` : portal,
          ]),
          [
            <strong key="all">{say('All payments')}</strong>,
            '',
            <strong key="cash">{formatExact(cash)}</strong>,
            '',
            '',
          ],
        ]}
      />
      <div className={styles.dueNote}>
        <DueDayNote />
      </div>
    </>
  );
}
