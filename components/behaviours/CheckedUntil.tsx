import { formatLongDate } from '@/lib/dates/formatLongDate';
import { checkedUntil } from '@/lib/server/content/loaders/tax/salary';
import type { Translate } from '@/lib/words/translate';

/** Says up to which date the rates were checked, if that is later than the newest table; else nothing. */
export function CheckedUntil({ translate }: { translate: Translate }) {
  const day = checkedUntil();
  return (
    day && (
      <> {translate('The rates have been checked until {day}.', { day: formatLongDate(day, translate.language) })}</>
    )
  );
}
