import { useSay } from '#words';
import { Said } from '@/components/behaviours/Said';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { HOW_WE_CHECK_PATH } from '@/lib/site/ratePaths';
import styles from './SourceLine.module.scss';

type SourceLineProps = {
  /** Day of the law that the rates state. */
  lawAsAt?: string;
  /** A sentence on the period in which the rates hold. */
  period: string;
};

/** How new the rates are; in English also the way to their sources. */
export function SourceLine({ lawAsAt, period }: SourceLineProps) {
  const say = useSay();
  return (
    <p className={styles.line} data-pagefind-ignore>
      {period}{' '}
      {lawAsAt && (
        <>
          <Said
            of="Law as at {day}."
            values={{ day: <time dateTime={lawAsAt}>{formatLongDate(lawAsAt, say.language)}</time> }}
          />{' '}
        </>
      )}
      {say.language === 'en' && <a href={HOW_WE_CHECK_PATH}>How we check our figures</a>}
    </p>
  );
}
