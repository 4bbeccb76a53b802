import { openingWords } from '@/lib/dates/openingText';
import { FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import { fieldMessage, translatedRefusals } from '@/lib/enquiry/messages';
import { type CalculatorEntry, calculatorsIn } from '@/lib/site/calculators';
import { navigationItems, quickLinks } from '@/lib/site/navigation';
import { breadcrumbOf, pagesIn } from '@/lib/site/pageIn';
import { ALL_PAGES } from '@/lib/site/pages';
import { PHRASES } from '@/lib/words/phrases';
import { createTranslate, type Translate, translateName } from '@/lib/words/translate';

/** Returns the phrases that a function translates but content/words.sw.json lacks. */
function missingFrom(speak: (translate: Translate) => unknown): string[] {
  const missing = new Set<string>();
  const words = new Proxy<Record<string, string>>(PHRASES, {
    get: (phrases, english: string) => {
      if (!Object.hasOwn(phrases, english)) missing.add(english);
      return phrases[english];
    },
  });
  speak(createTranslate('sw', words));
  return [...missing];
}

/** Returns a calculator's names and texts on its card, in menus and in its page title. */
const namesOf = ({
  name,
  shortName,
  benefit,
  summary,
  searchTitle = name,
  sharingTitle = searchTitle,
}: CalculatorEntry) => [name, shortName, benefit, summary, searchTitle, sharingTitle];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

describe('every name on a Kiswahili page is in content/words.sw.json', () => {
  it.each<[string, (translate: Translate) => unknown]>([
    [
      'pages, their titles and the way to them',
      (translate) => pagesIn(ALL_PAGES, translate).map((page) => breadcrumbOf(page, translate)),
    ],
    ['menus and footer', (translate) => [navigationItems([], translate), quickLinks(translate)]],
    [
      'calculators',
      (translate) =>
        calculatorsIn('sw')
          .flatMap(namesOf)
          .map((name) => translateName(translate, name)),
    ],
    ['days on which the office opens', (translate) => openingWords([{ days: WEEKDAYS }], translate)],
    [
      'missing fields of the contact form',
      (translate) =>
        FORM_FIELDS.contact
          .filter((field) => FIELDS[field].required?.contact)
          .map((field) => fieldMessage({ form: 'contact', field, code: 'missing' }, translate)),
    ],
    ['refusals of a form', translatedRefusals],
  ])('for %s', (_, speak) => expect(missingFrom(speak)).toEqual([]));

  it('and a missing name is detected', () =>
    expect(missingFrom((translate) => translateName(translate, 'Name of nothing'))).toEqual(['Name of nothing']));
});
