import { BreakdownTable } from './BreakdownTable';
import styles from './ResultTables.module.scss';
import type { CalculatorTexts, ResultDetails } from './resultModel';

type ResultTablesProps = Pick<ResultDetails, 'tables' | 'comparison'> & Pick<CalculatorTexts, 'rows'>;

/** The calculation line by line, and what stands below it. */
export function ResultTables({ tables, comparison, rows }: ResultTablesProps) {
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
      {comparison}
    </div>
  );
}
