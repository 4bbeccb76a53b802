import type { ReactNode } from 'react';
import { dateLocale } from '@/lib/dates/formatLongDate';
import type { Translate } from '@/lib/words/translate';
import styles from './PrintHeader.module.scss';

type PrintHeaderProps = {
  letterhead: ReactNode;
  title: string;
  inputSummary: string;
  translate: Translate;
};

/** Printed above a result: the firm, the calculator, the date and the input. */
export function PrintHeader({ letterhead, title, inputSummary, translate }: PrintHeaderProps) {
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
