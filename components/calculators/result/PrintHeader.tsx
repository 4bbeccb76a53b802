import type { ReactNode } from 'react';
import { dateLocale } from '@/lib/dates/dateLocale';
import { say } from '@/lib/words/say';
import styles from './PrintHeader.module.scss';

type PrintHeaderProps = {
  /** Logo and postal address, rendered on the server. */
  letterhead: ReactNode;
  title: string;
  inputSummary: string;
};

/** Above a printed result, on paper only: the firm, the calculator, the day and the input. */
export function PrintHeader({ letterhead, title, inputSummary }: PrintHeaderProps) {
  return (
    <div className={styles.header}>
      {letterhead}
      <b>{title}</b>
      <p>
        {say('Prepared {day} from the public calculator. Input: {input}.', {
          day: new Date().toLocaleDateString(dateLocale(), { dateStyle: 'long' }),
          input: inputSummary.replaceAll('TZS ', 'TZS\u00a0'),
        })}
      </p>
    </div>
  );
}
