import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { BreakdownTable } from '../result/BreakdownTable';
import { PrintHeader } from '../result/PrintHeader';
import { ResultActions } from '../result/ResultActions';
import { ResultCard } from '../result/ResultCard';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import styles from './CalculatorGrid.module.scss';

type CalculatorGridProps = {
  form: ReactNode;
  result: ResultModel | undefined;
  /** In the place of the result: what went wrong. */
  failure?: ReactNode;
  /** The tables stand below the result, beside the form, and not below both. */
  areTablesNarrow?: boolean;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** Form and result side by side, tables below; one column on phones. On paper the result alone. */
export function CalculatorGrid({ form, result, failure, areTablesNarrow, texts, slots }: CalculatorGridProps) {
  // The headline is painted first: on a slow phone the details take another frame.
  const deferred = useDeferredValue(result);
  const details = result && deferred;
  const tables = details && (
    <div className={styles.tables}>
      {details.tables.map((table) => (
        <BreakdownTable key={table.caption} {...table} texts={texts.rows} />
      ))}
      {details.tables.some(({ isMonthly }) => isMonthly) && (
        <p className={styles.periods}>
          A year is 12 months. A day is a calendar day, the month divided by 30; pay for a working day is more.
        </p>
      )}
      <Suspense>{details.comparison}</Suspense>
    </div>
  );

  return (
    <div
      className={styles.grid}
      data-narrow={areTablesNarrow}
      data-result={details ? '' : undefined}
      data-band={details?.band}
    >
      <VisuallyHidden as="p" role="status">
        {result?.announcement}
      </VisuallyHidden>
      {details && <PrintHeader letterhead={slots.letterhead} title={texts.title} inputSummary={details.inputSummary} />}
      {form}
      <div className={styles.result} data-part="result">
        {result && (
          <ResultCard
            headline={result.headline}
            details={details}
            actions={details && <ResultActions result={details} texts={texts} />}
          />
        )}
        {!details && (failure ?? slots.placeholder)}
        {areTablesNarrow && tables}
      </div>
      {!areTablesNarrow && tables}
      <div className={styles.carry}>{slots.note}</div>
      {slots.aside && <div className={styles.aside}>{slots.aside}</div>}
    </div>
  );
}
