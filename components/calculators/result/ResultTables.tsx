import { Fragment } from 'react';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { say } from '@/lib/words/say';
import { BreakdownTable } from './BreakdownTable';
import styles from './ResultTables.module.scss';
import type { ResultModel, TextTableModel } from './resultModel';

type ResultTablesProps = { result: ResultModel; texts: RowTexts };

function TextTable({ caption, columns, rows }: TextTableModel) {
  return (
    <div className={styles.sentences}>
      <DataTable
        caption={caption}
        holds="sentences"
        columns={columns.map((label) => ({ label }))}
        rows={rows.map(({ cells, mark }) => [
          ...cells.slice(0, -1),
          <Fragment key="last">
            {cells.at(-1)}
            {mark && ' '}
            <EvidenceMark mark={mark} isReasonShown />
          </Fragment>,
        ])}
      />
    </div>
  );
}

/** The calculation line by line, and what stands below it. */
export function ResultTables({ result, texts }: ResultTablesProps) {
  const { tables, sheet, textTables = [], comparison } = result;
  return (
    <div className={styles.tables} data-part="tables">
      {tables.map((table) => (
        <BreakdownTable key={table.caption} {...table} texts={texts} />
      ))}
      {tables.some(({ isMonthly }) => isMonthly) && (
        <p className={styles.periods}>
          {say('A year is 12 months. A day is a calendar day, the month divided by 30; pay for a working day is more.')}
        </p>
      )}
      {sheet && (
        <DataTable
          caption={sheet.caption}
          columns={sheet.columns.map((label, index) => ({ label, isNumeric: index > 0 }))}
          rows={sheet.rows.map(([head, ...amounts]) => [head, ...amounts.map(formatAmount)])}
        />
      )}
      {textTables.map((table) => (
        <TextTable key={table.caption} {...table} />
      ))}
      {comparison}
    </div>
  );
}
