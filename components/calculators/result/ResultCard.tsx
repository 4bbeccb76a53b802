import type { ReactNode } from 'react';
import { useSay } from '#words';
import { formatTzs } from '@/lib/money/format';
import bodyStyles from './ResultBody.module.scss';
import styles from './ResultCard.module.scss';
import { FactRows, ResultRows } from './ResultRows';
import { resultCsv } from './resultCsv';
import type { CalculatorPageParts, ResultModel } from './resultModel';
import { ShareActions } from './ShareActions';
import { StackedBar } from './StackedBar';

/** What stands below the amount, in a line. */
const headlineDetail = ({ badge, aside }: ResultModel['headline']) => [badge, aside].filter(Boolean).join(' · ');

type ResultCardProps = Pick<ResultModel, 'headline'> & {
  children: ReactNode;
};

/** The result: the headline amount on the dark band, and all that follows from it. */
export function ResultCard({ headline, children }: ResultCardProps) {
  const { label, amount, words, other } = headline;

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2>
          {label} <strong>{words ?? formatTzs(amount)}</strong>
        </h2>
        <p>{headlineDetail(headline)}</p>
        {other && (
          <p>
            {other.label}: <b>{formatTzs(other.amount)}</b>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

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
      <div className={bodyStyles.body} data-part="body">
        <ResultRows rows={rows} isMarked={bar !== undefined} />
        {facts.map((group) => (
          <FactRows key={group.items[0]?.label} {...group} />
        ))}
        <div className={bodyStyles.notes}>{notes}</div>
      </div>
      {isStale ? (
        <p className={bodyStyles.stale} data-stale-note="">
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
