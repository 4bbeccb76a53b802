import { type ReactNode, Suspense } from 'react';
import { onDemand } from '@/components/ui/on-demand/onDemand';
import { AfterPaint } from './AfterPaint';
import styles from './CalculatorGrid.module.scss';
import { LineTable } from './LineTable';
import { ResultCard } from './ResultCard';
import type { CalculatorParts, CalculatorResult } from './resultModel';

const PaperHead = onDemand(() => import('./PaperHead').then((file) => file.PaperHead));
const ResultActions = onDemand(() => import('./ResultActions').then((file) => file.ResultActions));

type CalculatorGridProps = {
  form: ReactNode;
  result: CalculatorResult | undefined;
  /** Stands in the place of the result: what went wrong. */
  failure?: ReactNode;
  parts: CalculatorParts;
};

/** Form and result side by side, tables below; one column on phones. On paper the result alone. */
export function CalculatorGrid({ form, result, failure, parts }: CalculatorGridProps) {
  const tables = result && (
    <div className={styles.tables}>
      <AfterPaint>
        {result.tables.map((table) => (
          <LineTable key={table.caption} {...table} texts={parts.lines} />
        ))}
        {result.more}
      </AfterPaint>
    </div>
  );

  return (
    <div
      className={styles.grid}
      data-narrow={parts.areTablesNarrow}
      data-result={result ? '' : undefined}
      data-band={result?.band}
    >
      <p role="status" className={styles.spoken}>
        {result?.spoken}
      </p>
      {result && (
        <AfterPaint>
          <Suspense>
            <PaperHead result={result} parts={parts} />
          </Suspense>
        </AfterPaint>
      )}
      {form}
      <div className={styles.result} data-part="result">
        {result ? <ResultCard {...result} /> : (failure ?? parts.placeholder)}
        {parts.areTablesNarrow && tables}
      </div>
      {!parts.areTablesNarrow && tables}
      <div className={styles.carry}>
        {parts.note}
        {result && (
          <AfterPaint>
            <Suspense>
              <ResultActions result={result} parts={parts} />
            </Suspense>
          </AfterPaint>
        )}
      </div>
      {parts.aside && <div className={styles.aside}>{parts.aside}</div>}
    </div>
  );
}
