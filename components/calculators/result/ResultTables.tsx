import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { DataTable } from '@/components/ui/data-table/DataTable';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { say } from '@/lib/words/say';
import { BreakdownTable } from './BreakdownTable';
import styles from './ResultTables.module.scss';
import { foldsOf, type ResultFold } from './resultFolds';
import type { ResultModel, TextTableModel } from './resultModel';
import { StackedBar } from './StackedBar';
import { StatisticRows } from './StatisticRows';

type ResultTablesProps = { result: ResultModel; texts: RowTexts };

function TextTable({ caption, columns, rows, isAnswer }: TextTableModel) {
  return (
    <div className={styles.sentences}>
      <DataTable
        caption={caption}
        isCaptionHidden={!isAnswer}
        holds="sentences"
        columns={columns.map((label) => ({ label }))}
        rows={rows.map(({ cells }) => cells)}
      />
    </div>
  );
}

function Fold({ fold, texts }: { fold: ResultFold; texts: RowTexts }) {
  const { title, value, bars, tables, sheets, textTables, statistics } = fold;
  const parts = bars.flatMap((bar) => bar.parts);
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          {title} {value && <span>{value}</span>}
        </span>
      }
    >
      {bars.map((bar) => (
        <StackedBar key={bar.title} {...bar} />
      ))}
      {tables.map((table) => (
        <BreakdownTable key={table.caption} {...table} texts={texts} parts={parts} isCaptionHidden />
      ))}
      {tables.some(({ isMonthly }) => isMonthly) && (
        <p className={styles.periods}>
          {say('A year is 12 months. A day is a calendar day, the month divided by 30; pay for a working day is more.')}
        </p>
      )}
      {sheets.map(({ caption, columns, rows }) => (
        <DataTable
          key={caption}
          caption={caption}
          isCaptionHidden
          columns={columns.map((label, index) => ({ label, isNumeric: index > 0 }))}
          rows={rows.map(([head, ...amounts]) => [head, ...amounts.map(formatAmount)])}
        />
      ))}
      {textTables.map((table) => (
        <TextTable key={table.caption} {...table} />
      ))}
      {statistics.map((group) => (
        <StatisticRows key={group.title ?? ''} {...group} title={group.title === title ? undefined : group.title} />
      ))}
    </Disclosure>
  );
}

/** Below a result: the tables that answer it, then closed rows with all that it is made of. */
export function ResultTables({ result, texts }: ResultTablesProps) {
  const { tables, textTables = [], comparison, background } = result;
  return (
    <div className={styles.tables} data-part="tables">
      {tables.map((table) => table.isAnswer && <BreakdownTable key={table.caption} {...table} texts={texts} />)}
      {textTables.map((table) => table.isAnswer && <TextTable key={table.caption} {...table} />)}
      <div className={styles.folds}>
        {foldsOf(result).map((fold) => (
          <Fold key={fold.title} fold={fold} texts={texts} />
        ))}
        {background && <Disclosure summary={say('Good to know')}>{background}</Disclosure>}
        {comparison && <Disclosure summary={say('Compare with another salary')}>{comparison}</Disclosure>}
      </div>
    </div>
  );
}
