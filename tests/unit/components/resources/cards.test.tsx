import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PublicationCard } from '@/components/behaviours/publications/PublicationCard';
import { CalculatorCard } from '@/components/resources/cards/CalculatorCard';
import { FinanceActTile } from '@/components/resources/cards/FinanceActTile';
import { GuideCard } from '@/components/resources/cards/GuideCard';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/iconPaths';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { dayText } from '@/lib/resources/textDays';
import { getDocument, getTextDays } from '@/lib/server/content/loaders/documents';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getMedia, getMediaDays } from '@/lib/server/content/loaders/media';
import { getCalculators, getFinanceActs, getGuides } from '@/lib/server/content/loaders/resources';
import { calculatorDay, toolDay } from '@/lib/server/seo/changeDays';
import { first } from '@/tests/support/first';

const author = 'The tax team';
const [guide, act, calculator] = [first(getGuides()), first(getFinanceActs()), first(getCalculators())];
const checkedOn = getDocument('finance-act', act.id)?.checkedOn ?? '';
const { published, changed } = getTextDays({ ...guide, updatedOn: getDocument('guides', guide.id)?.updatedOn });
const toolChanged = calculatorDay(calculator.id, calculator.date);
const SUMMARY = 'Our summary, not the official text · ';

it.each<[string, ReactElement, string, string, IconName]>([
  ['guide', <GuideCard key="a" guide={{ ...guide, author }} />, '', published ?? changed, 'file'],
  ['Finance Act', <FinanceActTile key="a" act={{ ...act, author }} />, SUMMARY, checkedOn, 'calendar'],
  ['calculator', <CalculatorCard key="a" calculator={{ ...calculator, author }} />, '', toolChanged, 'calculator'],
])(
  'the card of a %s says who made it and when, and wears the icon of its category',
  (kind, card, notice, day, icon) => {
    const { container } = render(card);
    const date = container.querySelector('time');
    expect(date).toHaveAttribute('datetime', day);
    const verb = kind === 'Finance Act' ? 'Checked ' : published ? '' : 'Changed ';
    expect(date?.parentElement?.textContent).toContain(`${notice}By the tax team · ${verb}${formatLongDate(day)}`);
    expect(container.textContent?.includes('official text')).toBe(notice !== '');
    expect(container.querySelector(`path[d="${ICON_PATHS[icon]}"]`)).toBeInTheDocument();
  },
);

it('a calculator has changed on the day of its newest table, or on that on which it came where that is later', () => {
  expect(calculatorDay('overtime', '2012-01-01')).toBe(toolDay('overtime'));
  expect(calculatorDay('overtime', '2099-01-01')).toBe('2099-01-01');
});

it('the card of a publication names the day of its text, not an earlier one', () => {
  const item = { ...first(getMedia()), date: '1999-01-01' };
  const { container } = render(<PublicationCard item={item} firm={getFirm()} notice="Downloading..." />);
  expect(container).not.toHaveTextContent('1999');
  expect(container).toHaveTextContent(dayText(getMediaDays(item)));
});
