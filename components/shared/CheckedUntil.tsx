import { formatLongDate } from '@/lib/dates/formatLongDate';
import { checkedUntil } from '@/lib/server/content/loaders/tax/salary';
import type { Translate } from '@/lib/words/translate';

/** States the date up to which the rates were checked, if it is later than the newest table. */
export function CheckedUntil({ translate }: { translate: Translate }) {
  const day = checkedUntil();
  return (
    day && (
      <> {translate('The rates have been checked up to {day}.', { day: formatLongDate(day, translate.language) })}</>
    )
  );
}
