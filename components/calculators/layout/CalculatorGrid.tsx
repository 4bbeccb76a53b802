import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { RESULT_ID } from '@/lib/site/resultId';
import { say } from '@/lib/words/say';
import { PrintHeader } from '../result/PrintHeader';
import { ResultBody } from '../result/ResultBody';
import { ResultCard } from '../result/ResultCard';
import { ResultExample } from '../result/ResultExample';
import { ResultTables } from '../result/ResultTables';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { disputedRow } from '../result/rowMarks';
import { ResultInWords } from './AskLink';
import styles from './CalculatorGrid.module.scss';

type CalculatorGridProps = {
  form: ReactNode;
  result: ResultModel | undefined;
  /** The fields have changed since the result: it says of which figures it is, and is neither shared nor printed. */
  isStale: boolean;
  /** In the place of the result until the first press. */
  example: ResultModel | undefined;
  /** In the place of the result: what went wrong. */
  failure: ReactNode;
  /** The tables stand below the result, beside the form, and not below both. */
  areTablesNarrow: boolean | undefined;
  /** The address decides which fields the form has: on arrival it is shown with its result, so that nothing moves. */
  doesFormVary: boolean | undefined;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

type OwnResultProps = Pick<CalculatorGridProps, 'isStale' | 'texts'> & {
  result: ResultModel;
  /** What stands below the headline, a frame later. */
  shown: ResultModel | undefined;
};

function OwnResult({ result, shown, texts, isStale }: OwnResultProps) {
  return (
    <ResultCard headline={result.headline} disputed={disputedRow(result, texts.rows)}>
      {shown && <ResultBody result={shown} texts={texts} isStale={isStale} />}
    </ResultCard>
  );
}

/** The result in words, for an enquiry about it. */
const inWords = (title: string, result: ResultModel | undefined) =>
  result && `${title}. ${result.announcement} ${say('Input: {input}.', { input: result.inputSummary })}`;

/** Form and result side by side, tables below; one column on phones. On paper the result alone. */
export function CalculatorGrid(props: CalculatorGridProps) {
  const { form, result, isStale, example, failure, areTablesNarrow, doesFormVary, slots } = props;
  const title = result?.year ? `${props.texts.title}, ${result.year}` : props.texts.title;
  // The headline is painted first: on a slow phone what follows from it takes another frame.
  const deferred = useDeferredValue(result);
  const shown = result && deferred;
  const texts = { ...props.texts, title, rows: { ...props.texts.rows, ...shown?.rowTexts } };
  const { letterhead, placeholder, note, aside } = { ...slots, ...shown?.slots };
  const opening = example ? (
    <ResultExample result={example} disputed={disputedRow(example, texts.rows)} />
  ) : (
    placeholder
  );
  const tables = shown && <ResultTables result={shown} texts={texts.rows} />;

  return (
    <ResultInWords value={isStale ? undefined : inWords(title, result)}>
      <div
        className={styles.grid}
        data-narrow={areTablesNarrow}
        data-varies={doesFormVary}
        data-result={shown ? '' : undefined}
        data-stale={isStale || undefined}
        data-example={example && ''}
        data-band={shown?.band}
        data-sheet={shown?.isOneSheet || undefined}
      >
        <VisuallyHidden as="p" role="status">
          {result?.announcement}
        </VisuallyHidden>
        {shown && <PrintHeader letterhead={letterhead} title={title} inputSummary={shown.inputSummary} />}
        {form}
        <div id={RESULT_ID} className={styles.result}>
          {result ? <OwnResult result={result} shown={shown} texts={texts} isStale={isStale} /> : (failure ?? opening)}
          {areTablesNarrow && tables}
        </div>
        {!areTablesNarrow && tables}
        <div className={styles.carry}>{note}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </ResultInWords>
  );
}
