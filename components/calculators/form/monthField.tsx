import { Select } from '@/components/ui/select/Select';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { monthIn, monthsOf } from '@/lib/tax/taxYear';
import type { Say } from '@/lib/words/say';
import type { CalculatorField } from './calculatorFields';

type MonthFieldOptions = {
  /** The chosen tax year. */
  year: string;
  /** Month of today, written YYYY-MM. */
  today: string;
  /** The year has months with different rates. */
  isNeeded: boolean;
  say: Say;
};

/** The month of a salary, for a year in which a charge changes. Another year makes it anew, with that year's months. */
export const monthField = ({ year, today, isNeeded, say }: MonthFieldOptions): CalculatorField => ({
  first: isNeeded ? monthIn(year, '', today) : '',
  isShown: isNeeded,
  render: ({ defaultValue, ...state }) => (
    <Select
      key={year}
      {...state}
      label={say('Month')}
      defaultValue={monthIn(year, defaultValue, today)}
      options={monthsOf(year)
        .map((month) => ({ value: month, label: formatMonth(month, 'long', say.language) }))
        .reverse()}
    />
  ),
});
