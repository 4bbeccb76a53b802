import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { formatTzs } from '@/lib/money/format';
import { CALCULATION_FORM_ID } from '@/lib/site/resultId';
import type { Translate } from '@/lib/words/translate';
import { DeadlineHead } from './Deadline';
import styles from './ResultCard.module.scss';
import type { Bar, ResultModel } from './resultModel';

export const headlineDetail = ({ badge, aside }: ResultModel['headline']) => [badge, aside].filter(Boolean).join(' · ');

type ResultCardProps = {
  headline: ResultModel['headline'];
  /** Shown in the headline if the answer is a date. */
  bar?: Bar | undefined;
  /** States the input of an outdated result, once the fields have changed. */
  stale: string | undefined;
  children: ReactNode;
  translate: Translate;
};

/** The result: the headline amount on a dark band, and the details below. */
export function ResultCard({ headline, bar, stale, children, translate }: ResultCardProps) {
  const { label, amount, words, other, deadline } = headline;

  return (
    <div className={`${styles.card} cardEdge`}>
      {stale && (
        <div className={`${styles.stale} small notPrinted`} data-part="stale-note">
          <p>{stale}</p>
          <Button type="submit" form={CALCULATION_FORM_ID} size="small">
            {translate('Work out again')}
          </Button>
        </div>
      )}
      <div className={`${styles.head} digits`}>
        {deadline ? (
          <DeadlineHead label={label} words={words} deadline={deadline} bar={bar} />
        ) : (
          <>
            <h2>
              {label} <strong>{words ?? formatTzs(amount)}</strong>
            </h2>
            <p>{headlineDetail(headline)}</p>
            {other && (
              <p>
                {other.label}:{' '}
                {other.isAsLarge ? <strong>{formatTzs(other.amount)}</strong> : <b>{formatTzs(other.amount)}</b>}
              </p>
            )}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
