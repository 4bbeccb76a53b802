import { type ReactNode, useDeferredValue } from 'react';
import { useLatePart } from '@/components/behaviours/useLatePart';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { RESULT_ID } from '@/lib/site/calculators';
import { lateResultParts } from '../result/lateResultParts';
import { ResultCard } from '../result/ResultCard';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { ResultInWords } from './AskLink';
import styles from './CalculatorGrid.module.scss';

type CalculatorGridProps = {
  form: ReactNode;
  result: ResultModel | undefined;
  /** In the place of the result: what went wrong. */
  failure?: ReactNode;
  /** The tables stand below the result, beside the form, and not below both. */
  areTablesNarrow?: boolean;
  /** The address decides which fields the form has: on arrival it is shown with its result, so that nothing moves. */
  doesFormVary?: boolean;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** Form and result side by side, tables below; one column on phones. On paper the result alone. */
export function CalculatorGrid({
  form,
  result,
  failure,
  areTablesNarrow,
  doesFormVary,
  texts,
  slots,
}: CalculatorGridProps) {
  const parts = useLatePart(lateResultParts);
  // The headline is painted first: on a slow phone the details take another frame.
  const deferred = useDeferredValue(result);
  const shown = result && deferred;
  const details = shown?.details;
  const shownTexts = { ...texts, rows: { ...texts.rows, ...details?.rowTexts } };
  const tables = details && parts && <parts.ResultTables {...details} rows={shownTexts.rows} />;
  const { letterhead, placeholder, note, aside } = { ...slots, ...details?.slots };

  return (
    <ResultInWords value={result && `${texts.title}. ${result.announcement} Input: ${result.inputSummary}.`}>
      <div
        className={styles.grid}
        data-narrow={areTablesNarrow}
        data-varies={doesFormVary}
        data-result={shown ? '' : undefined}
        data-band={shown?.band}
      >
        <VisuallyHidden as="p" role="status">
          {result?.announcement}
        </VisuallyHidden>
        {shown && parts && (
          <parts.PrintHeader letterhead={letterhead} title={texts.title} inputSummary={shown.inputSummary} />
        )}
        {form}
        <div id={RESULT_ID} className={styles.result}>
          {result && (
            <ResultCard headline={result.headline}>
              {details && parts && <parts.ResultBody result={shown} details={details} texts={shownTexts} />}
            </ResultCard>
          )}
          {!result && (failure ?? placeholder)}
          {areTablesNarrow && tables}
        </div>
        {!areTablesNarrow && tables}
        <div className={styles.carry}>{note}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </ResultInWords>
  );
}
