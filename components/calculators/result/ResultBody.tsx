import { formatAmount, formatNumber, formatPercent } from '@/lib/money/format';
import { say } from '@/lib/words/say';
import styles from './ResultBody.module.scss';
import { resultCsv } from './resultCsv';
import type { CalculatorTexts, ResultModel, Statistic, StatisticGroup } from './resultModel';
import { ShareActions } from './ShareActions';
import { StackedBar } from './StackedBar';

const FORMATS: Record<Statistic['unit'], (value: number) => string> = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours) => say('{hours} h', { hours: formatNumber(hours) }),
  days: formatNumber,
};

type ResultBodyProps = { result: ResultModel; texts: CalculatorTexts; isStale: boolean };

function Statistics({ title, items }: StatisticGroup) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <ul className={styles.statistics} role="list">
        {items.map(({ label, value, unit }) => (
          <li key={label}>
            <strong>{value === null ? '–' : FORMATS[unit](value)}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The bars of a result, then its statistics. */
export function ResultFigures({ bars = [], statistics }: Pick<ResultModel, 'bars' | 'statistics'>) {
  return (
    <>
      {bars.map((bar) => (
        <StackedBar key={bar.title} {...bar} />
      ))}
      {statistics.map((group) => (
        <Statistics key={group.title ?? ''} {...group} />
      ))}
    </>
  );
}

/** Below the headline: what can be done with the result, its bars, statistics and notes. */
export function ResultBody({ result, texts, isStale }: ResultBodyProps) {
  return (
    <>
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
          printLabel={say('Print result')}
        />
      )}
      <div className={styles.body} data-part="body">
        <ResultFigures {...result} />
        <div className={styles.notes}>{result.notes}</div>
      </div>
    </>
  );
}
