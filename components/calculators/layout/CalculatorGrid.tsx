import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional/lazyOptional';
import { LineTable } from '../result/LineTable';
import { ResultCard } from '../result/ResultCard';
import type { CalculatorParts, CalculatorResult } from '../result/resultModel';
import { useAfterPaint } from '../result/useAfterPaint';
import styles from './CalculatorGrid.module.scss';

const PaperHead = lazyOptional(() => import('../result/PaperHead').then((file) => file.PaperHead));
const ResultActions = lazyOptional(() => import('../result/ResultActions').then((file) => file.ResultActions));

type CalculatorGridProps = {
  form: ReactNode;
  result: CalculatorResult | undefined;
  /** Stands in the place of the result: what went wrong. */
  failure?: ReactNode;
  parts: CalculatorParts;
};

/**
 * Form and result side by side, tables below; one column on phones. On paper the result alone. What was asked for is
 * painted by itself, in the place that was kept for it; the rest follows in the next frame.
 */
export function CalculatorGrid({ form, result, failure, parts }: CalculatorGridProps) {
  const rest = useAfterPaint(result)?.rest();
  const tables = rest && (
    <div className={styles.tables}>
      {rest.tables.map((table) => (
        <LineTable key={table.caption} {...table} texts={parts.lines} />
      ))}
      {rest.more}
    </div>
  );

  return (
    <div
      className={styles.grid}
      data-narrow={parts.areTablesNarrow}
      data-result={rest ? '' : undefined}
      data-band={rest?.band}
    >
      <p role="status" className={styles.spoken}>
        {rest?.spoken}
      </p>
      {rest && (
        <Suspense>
          <PaperHead result={rest} parts={parts} />
        </Suspense>
      )}
      {form}
      <div className={styles.result} data-part="result">
        {!rest && <div className={styles.place}>{(!result && failure) || parts.placeholder}</div>}
        {result && <ResultCard head={result.head} rest={rest} />}
        {parts.areTablesNarrow && tables}
      </div>
      {!parts.areTablesNarrow && tables}
      <div className={styles.carry}>
        {parts.note}
        {rest && (
          <Suspense>
            <ResultActions result={rest} parts={parts} />
          </Suspense>
        )}
      </div>
      {parts.aside && <div className={styles.aside}>{parts.aside}</div>}
    </div>
  );
}
