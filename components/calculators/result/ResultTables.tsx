import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatAmount } from '@/lib/money/format';
import { BreakdownTable } from './BreakdownTable';
import styles from './ResultTables.module.scss';
import type { CalculatorTexts, ResultDetails } from './resultModel';

type ResultTablesProps = Pick<ResultDetails, 'tables' | 'sheet' | 'comparison'> & Pick<CalculatorTexts, 'rows'>;

/** The calculation line by line, and what stands below it. */
export function ResultTables({ tables, sheet, comparison, rows }: ResultTablesProps) {
  return (
    <div className={styles.tables} data-part="tables">
      {tables.map((table) => (
        <BreakdownTable key={table.caption} {...table} texts={rows} />
      ))}
      {tables.some(({ isMonthly }) => isMonthly) && (
        <p className={styles.periods}>
          A year is 12 months. A day is a calendar day, the month divided by 30; pay for a working day is more.
        </p>
      )}
      {sheet && (
        <DataTable
          caption={sheet.caption}
          columns={sheet.columns.map((label, index) => ({ label, isNumeric: index > 0 }))}
          rows={sheet.rows.map(([head, ...amounts]) => [head, ...amounts.map(formatAmount)])}
        />
      )}
      {comparison}
    </div>
  );
}
