import { RichSentence } from '@/components/shared/RichSentence';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';

/** Advice for due dates on which offices may be closed. */
export const WORKING_DAY_RULE =
  'If a due date falls on a weekend or a holiday, file and pay by the working day before. The next working day may be too late.' satisfies Phrase;

/** Explains why a tool gives a date before the due date, and links to the tax calendar. */
export function DueDayNote({ translate }: { translate: Translate }) {
  return (
    <p>
      {translate(WORKING_DAY_RULE)}{' '}
      <RichSentence
        text={translate('All dates are in the {calendar}.')}
        values={{ calendar: <a href={hrefIn('/calendar', translate.language)}>{translate('tax calendar')}</a> }}
      />
    </p>
  );
}
