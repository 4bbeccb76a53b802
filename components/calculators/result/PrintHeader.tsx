import type { ReactNode } from 'react';
import { useTranslate } from '#words';
import { dateLocale } from '@/lib/dates/formatLongDate';
import styles from './PrintHeader.module.scss';

type PrintHeaderProps = {
  letterhead: ReactNode;
  title: string;
  inputSummary: string;
};

/** Above a printed result, on paper only: the firm, the calculator, the day and the input. */
export function PrintHeader({ letterhead, title, inputSummary }: PrintHeaderProps) {
  const translate = useTranslate();
  return (
    <div className={styles.header}>
      {letterhead}
      <b>{title}</b>
      <p>
        {translate('Prepared on {day} with the public calculator. Input: {input}.', {
          day: new Date().toLocaleDateString(dateLocale(translate.language), { dateStyle: 'long' }),
          input: inputSummary.replaceAll('TZS ', 'TZS\u00a0'),
        })}
      </p>
    </div>
  );
}
