import type { HolidayRules } from '@/lib/calendar/workingDays';
import type { OpenHours } from '@/lib/dates/openingState';
import { openingWords } from '@/lib/dates/openingText';
import { type Translate, translateName } from '@/lib/words/translate';
import type { OpeningRules } from './openingText.element';

type OpeningTextProps = {
  hours: readonly OpenHours[];
  holidays: HolidayRules;
  /** Shown without JavaScript. */
  fallback: string;
  translate: Translate;
};

/** Whether the office is open now, in its own time zone. It is closed on public holidays (openingText.element.ts). */
export function OpeningText({ hours, holidays: { fixed, dated }, fallback, translate }: OpeningTextProps) {
  const rules: OpeningRules = {
    hours: hours.map(({ days, opens, closes }) => ({ days, opens, closes })),
    holidays: {
      fixed: fixed.map(({ date, name }) => ({ date, name: translateName(translate, name) })),
      dated: dated.map(({ day, name }) => ({ day, name: translateName(translate, name) })),
    },
    words: openingWords(hours, translate),
  };
  return (
    <p>
      <opening-text rules={JSON.stringify(rules)}>{fallback}</opening-text>
    </p>
  );
}
