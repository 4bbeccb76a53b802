import type { MarkedRow } from '@/lib/money/markedRows';
import { ResultFigures } from './ResultBody';
import styles from './ResultBody.module.scss';
import { ResultCard } from './ResultCard';
import type { ResultModel } from './resultModel';

/** A result that nobody asked for, marked as an example: headline, bars and statistics, with nothing to send or print. */
export function ResultExample({ result, disputed }: { result: ResultModel; disputed: MarkedRow | undefined }) {
  const { headline, inputSummary } = result;
  return (
    <div className={styles.example} data-pagefind-ignore>
      <ResultCard headline={{ ...headline, other: undefined }} exampleOf={inputSummary} disputed={disputed}>
        <div className={styles.body}>
          <ResultFigures {...result} />
        </div>
      </ResultCard>
    </div>
  );
}
