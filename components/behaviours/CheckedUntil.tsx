import { useTranslate } from '#words';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { checkedUntil } from '@/lib/server/content/loaders/tax/salary';

/** Says until when the rates were checked, on a day that is later than the newest table; else nothing. */
export function CheckedUntil() {
  const translate = useTranslate();
  const day = checkedUntil();
  return (
    day && (
      <> {translate('The rates have been checked until {day}.', { day: formatLongDate(day, translate.language) })}</>
    )
  );
}
