import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { compareWithMinimum, type MinimumWage, nameOfWork } from '@/lib/salary/minimumWage';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { say } from '@/lib/words/say';

function verdictOn(difference: number): string {
  if (difference === 0) return say('This salary is exactly that.');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? 'This salary is {amount} less.' : 'This salary is {amount} more.', { amount });
}

type MinimumWageNoteProps = { basicSalary: number; minimum: MinimumWage; order: PublishedWageOrder };

/** Whether a salary is below the minimum wage of its kind of work, and by which order. */
export function MinimumWageNote({ basicSalary, minimum, order }: MinimumWageNoteProps) {
  const { difference } = compareWithMinimum(basicSalary, minimum, order.monthHours);
  return (
    <p>
      {difference < 0 && <strong>{say('Below the minimum wage.')} </strong>}
      {say('The minimum wage is {amount} a month since {day} ({work}).', {
        amount: formatTzs(minimum.month),
        day: formatLongDate(order.from),
        work: nameOfWork(minimum),
      })}{' '}
      {verdictOn(difference)} {say('{law}; read in {sources}.', { law: order.law, sources: order.sources.join('; ') })}
    </p>
  );
}
