import type { DutyDate } from '@/lib/calendar/duties';
import { toCsv } from '@/lib/money/csv';
import { ShareActions } from '../result/ShareActions';

type CalendarActionsProps = {
  title: string;
  /** The next date in one sentence. */
  announcement: string;
  /** The dates of a year, for the file. */
  dates: readonly DutyDate[];
};

const csvOf = (dates: readonly DutyDate[]): string =>
  toCsv([
    ['Due', 'Last working day', 'What', 'To do', 'Where', 'Law'],
    ...dates.map(({ due, workingDay, title, duty }) => [due, workingDay, title, duty.action, duty.where, duty.law]),
  ]);

/** Send, copy, print and download the dates. */
export function CalendarActions({ title, announcement, dates }: CalendarActionsProps) {
  return (
    <ShareActions
      title={title}
      announcement={announcement}
      csv={() => csvOf(dates)}
      fileName="tax-calendar"
      printLabel="Print dates"
    />
  );
}
