import { useSay } from '#words';
import { formatTzs } from '@/lib/money/format';
import styles from './ResultBody.module.scss';
import { headlineDetail } from './ResultCard';
import { FactRows, ResultRows } from './ResultRows';
import { resultCsv } from './resultCsv';
import type { CalculatorPageParts, ResultModel } from './resultModel';
import { ShareActions } from './ShareActions';
import { StackedBar } from './StackedBar';

type ResultBodyProps = {
  result: ResultModel;
  page: Pick<CalculatorPageParts, 'title' | 'fileName' | 'proverb' | 'firm'>;
  isStale: boolean;
};

/** Below the headline: its bar, rows and notes, and how to carry it away. */
export function ResultBody({ result, page, isStale }: ResultBodyProps) {
  const say = useSay();
  const { headline, bar, rows, facts, notes, announcement, inputSummary, file } = result;
  const { title, fileName, proverb, firm } = page;
  return (
    <>
      {bar && <StackedBar {...bar} isBordered />}
      <div className={styles.body} data-part="body">
        <ResultRows rows={rows} isMarked={bar !== undefined} />
        {facts.map((group) => (
          <FactRows key={group.items[0]?.label} {...group} />
        ))}
        <div className={styles.notes}>{notes}</div>
      </div>
      {isStale ? (
        <p className={styles.stale} data-stale-note="">
          {say(
            'You have changed the fields since. This is for: {input}. Press the button again for a result to share or print.',
            { input: inputSummary },
          )}
        </p>
      ) : (
        <ShareActions
          title={title}
          announcement={announcement}
          csv={() => resultCsv(result, title, say)}
          fileName={fileName}
          file={file}
          picture={{
            bar,
            label: headline.label,
            amount: headline.words ?? formatTzs(headline.amount),
            detail: headlineDetail(headline),
            proverb,
            firm,
          }}
          printLabel={say('Print')}
        />
      )}
    </>
  );
}
