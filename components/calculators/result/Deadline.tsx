import { StackedBar, Swatch } from '@/components/shared/StackedBar';
import { classNames } from '@/components/ui/classNames';
import { formatAmount } from '@/lib/money/format';
import styles from './Deadline.module.scss';
import type { Bar, Deadline, PlanPoint, ResultModel } from './resultModel';

type DeadlineHeadProps = Pick<ResultModel['headline'], 'label' | 'words'> & {
  deadline: Deadline;
  bar: Bar | undefined;
};

/** A date with the day of the week on a line of its own. */
function Day({ words }: { words: string }) {
  const [weekday, ...date] = words.split(' ');
  return (
    <>
      {weekday} <span>{date.join(' ')}</span>
    </>
  );
}

/** Headline of an answer that is a date: the date and the time left, beside the payment with its bar and legend. */
export function DeadlineHead({ label, words, deadline: { left, isOver, note, payment }, bar }: DeadlineHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2>
          {label} <strong>{left ? <Day words={words ?? ''} /> : words}</strong>
        </h2>
        {left && <p className={classNames(`${styles.left} ui notPrinted`, isOver && styles.over)}>{left}</p>}
        {note && <p>{note}</p>}
      </div>
      <div className={styles.payment}>
        <h3>
          {payment.label} <strong>{payment.text}</strong>
        </h3>
        {bar && (
          <>
            <StackedBar {...bar} />
            <ul role="list">
              {bar.parts.map((part) => (
                <li key={part.label}>
                  <Swatch tone={part.tone} />
                  <span>{part.label}</span> <b>{formatAmount(part.amount)}</b>
                </li>
              ))}
            </ul>
          </>
        )}
        {payment.note && (
          <p>
            <b>{payment.note}</b>
          </p>
        )}
      </div>
    </div>
  );
}

/** The dates of a plan on a patterned timeline, left to right if there is room. Needs BarPatterns on the page. */
export function PlanLine({ points }: { points: readonly PlanPoint[] }) {
  return (
    <div className={`${styles.plan} notPrinted`}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#bar-border)" />
      </svg>
      <ol role="list">
        {points.map(({ when, text, kind }) => (
          <li key={when + text} data-kind={kind} aria-current={kind === 'today' ? 'date' : undefined}>
            <b>{when}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
