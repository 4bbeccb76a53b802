import { formatTzs } from '@/lib/money/format';
import { say } from '@/lib/words/say';
import styles from './ResultBody.module.scss';
import { headlineDetail } from './ResultCard';
import { ResultRows } from './ResultRows';
import { resultCsv } from './resultCsv';
import { openRows, openStatistics } from './resultFolds';
import type { CalculatorTexts, ResultModel } from './resultModel';
import { ShareActions } from './ShareActions';
import { StackedBar } from './StackedBar';
import { StatisticRows } from './StatisticRows';

type ResultBodyProps = { result: ResultModel; texts: CalculatorTexts; isStale: boolean };

/** Below the headline: the result as a cloth, its rows and notes, and how to carry it away. */
export function ResultBody({ result, texts, isStale }: ResultBodyProps) {
  const { headline, bars = [], notes } = result;
  const bar = bars.find(({ fold }) => !fold);
  return (
    <>
      {bar && <StackedBar {...bar} isBordered />}
      <div className={styles.body} data-part="body">
        <ResultRows rows={openRows(result)} texts={texts.rows} parts={bar?.parts ?? []} />
        {openStatistics(result).map((group) => (
          <StatisticRows key={group.items[0]?.label} {...group} />
        ))}
        <div className={styles.notes}>{notes}</div>
      </div>
      {isStale ? (
        <p className={styles.stale} data-stale-note="">
          {say(
            'You have changed the fields since. This is for: {input}. Press the button again for a result to share or print.',
            { input: result.inputSummary },
          )}
        </p>
      ) : (
        <ShareActions
          title={texts.title}
          announcement={result.announcement}
          csv={() => resultCsv(result, texts)}
          fileName={texts.fileName}
          file={result.file}
          picture={{
            bar,
            label: headline.label,
            amount: headline.words ?? formatTzs(headline.amount),
            detail: headlineDetail(headline),
            proverb: texts.proverb,
            firm: texts.firm,
          }}
          printLabel={say('Print')}
        />
      )}
    </>
  );
}
