import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { RESULT_ID } from '@/lib/site/resultId';
import { say } from '@/lib/words/say';
import { PrintHeader } from '../result/PrintHeader';
import { ResultBody } from '../result/ResultBody';
import { ResultCard } from '../result/ResultCard';
import { type ResultExample, ResultPlaceholder } from '../result/ResultPlaceholder';
import { ResultTables } from '../result/ResultTables';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { ResultInWords } from './AskLink';
import styles from './CalculatorGrid.module.scss';

type CalculatorGridProps = {
  form: ReactNode;
  result: ResultModel | undefined;
  /** The fields have changed since the result: it says of which figures it is, and is neither shared nor printed. */
  isStale: boolean;
  /** Shown instead of the result until the first press. */
  example: ResultExample | undefined;
  /** Shown instead of the result: what went wrong. */
  failure: ReactNode;
  /** The address decides which fields the form has: on arrival it is shown with its result, so that nothing moves. */
  doesFormVary: boolean | undefined;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** The result in words, for an enquiry about it. */
const inWords = (title: string, result: ResultModel | undefined) =>
  result && `${title}. ${result.announcement} ${say('Input: {input}.', { input: result.inputSummary })}`;

/** Form and result side by side, what the result is made of below; one column on phones. On paper the result alone. */
export function CalculatorGrid(props: CalculatorGridProps) {
  const { form, result, isStale, example, failure, doesFormVary, slots } = props;
  const title = result?.year ? `${props.texts.title}, ${result.year}` : props.texts.title;
  // The headline is painted first: on a slow phone what follows from it takes another frame.
  const deferred = useDeferredValue(result);
  const shown = result && deferred;
  const texts = { ...props.texts, title, rows: { ...props.texts.rows, ...shown?.rowTexts } };
  const { letterhead, note } = { ...slots, ...shown?.slots };

  return (
    <ResultInWords value={isStale ? undefined : inWords(title, result)}>
      <div
        className={styles.grid}
        data-varies={doesFormVary}
        data-result={shown ? '' : undefined}
        data-stale={isStale || undefined}
        data-sheet={shown?.isOneSheet || undefined}
      >
        <VisuallyHidden as="p" role="status">
          {result?.announcement}
        </VisuallyHidden>
        {shown && <PrintHeader letterhead={letterhead} title={title} inputSummary={shown.inputSummary} />}
        {form}
        <section className={styles.parts} aria-label={result && say('Result')}>
          <div id={RESULT_ID} className={styles.result}>
            {result ? (
              <ResultCard headline={result.headline}>
                {shown && <ResultBody result={shown} texts={texts} isStale={isStale} />}
              </ResultCard>
            ) : (
              (failure ?? <ResultPlaceholder {...slots} example={example} />)
            )}
          </div>
          {shown && <ResultTables result={shown} texts={texts.rows} />}
        </section>
        <div className={styles.carry}>{note}</div>
      </div>
    </ResultInWords>
  );
}
