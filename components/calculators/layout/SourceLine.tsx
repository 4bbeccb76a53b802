import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import styles from './SourceLine.module.scss';

type SourceLineProps = {
  sources: readonly string[];
  /** Day of the law that the sources state. */
  lawAsAt?: string;
  /** A sentence on the period in which the rates hold. */
  period: string;
};

/** Where the rates come from and how new they are. */
export function SourceLine({ sources, lawAsAt, period }: SourceLineProps) {
  const say = useSay();
  return (
    <p className={styles.line} data-pagefind-ignore>
      {period}{' '}
      {lawAsAt && (
        <>
          <RichSentence
            of="Law as at {day}."
            values={{ day: <time dateTime={lawAsAt}>{formatLongDate(lawAsAt, say.language)}</time> }}
          />{' '}
        </>
      )}
      {say('Sources: {sources}.', { sources: sources.join('; ') })}
    </p>
  );
}
