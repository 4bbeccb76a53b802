import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { compareWithMinimum, type MinimumWage, nameOfWork } from '@/lib/salary/minimumWage';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';

/** Id of the note, to which the headline leads. */
export const MINIMUM_NOTE_ID = 'minimum-wage';

function verdictOn(difference: number): string {
  if (difference === 0) return 'This salary is exactly that.';
  const amount = formatTzs(Math.abs(difference));
  return difference < 0 ? `This salary is ${amount} less.` : `This salary is ${amount} more.`;
}

type MinimumWageNoteProps = { basicSalary: number; minimum: MinimumWage; order: PublishedWageOrder };

/** Whether a salary is below the minimum wage of its kind of work, and by which order. */
export function MinimumWageNote({ basicSalary, minimum, order }: MinimumWageNoteProps) {
  const { difference } = compareWithMinimum(basicSalary, minimum, order.monthHours);
  return (
    <p id={MINIMUM_NOTE_ID} tabIndex={-1}>
      {difference < 0 && <strong>Below the minimum wage. </strong>}
      The minimum wage is {formatTzs(minimum.month)} a month since {formatLongDate(order.from)} ({nameOfWork(minimum)}).{' '}
      {verdictOn(difference)} {order.law}; read in {order.sources.join('; ')}.
    </p>
  );
}
