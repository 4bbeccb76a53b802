import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PublicationCard } from '@/components/behaviours/PublicationCard';
import { CalculatorCard, DocumentRow, GuideCard } from '@/components/resources/LibraryCards';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/Icon';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getCalculators, getFinanceActs, getGuides, getMedia } from '@/lib/server/content/loaders/resources';
import { ownDayText } from '@/lib/server/resources/ownDay';
import { lawDay } from '@/lib/server/seo/sitePages';
import { MAIN_CALCULATORS } from '@/lib/site/calculators';
import { first } from '@/tests/support/cases';
import { pageOf } from '../calculators/openPage';

const author = 'The tax team';
const [guide, act, calculator] = [first(getGuides()), first(getFinanceActs()), first(getCalculators())];

it.each<[string, ReactElement, string, string, IconName]>([
  ['guide', <GuideCard key="a" guide={{ ...guide, startYear: 2012, author }} />, 'Law from ', '2012-07-01', 'file'],
  [
    'Finance Act',
    <DocumentRow key="a" document={{ ...act, year: 2024, author }} />,
    'In force from ',
    '2024-07-01',
    'calendar',
  ],
  [
    'calculator',
    <CalculatorCard key="a" calculator={{ ...calculator, author }} />,
    'Law as at ',
    lawDay(calculator.id),
    'calculator',
  ],
])(
  'the card of a %s says who made it and of when it is, and wears the icon of its category',
  (_, card, words, day, icon) => {
    const { container } = render(card);
    const date = container.querySelector('time');
    expect(date).toHaveAttribute('datetime', day);
    expect(date?.parentElement?.textContent).toContain(`By the tax team\u00a0· ${words}${formatLongDate(day)}`);
    expect(container.querySelector(`path[d="${ICON_PATHS[icon]}"]`)).toBeInTheDocument();
  },
);

it.each(MAIN_CALCULATORS)('the card of %s states the day of the law that its page prints', (id) => {
  const calculator = first(getCalculators().filter((tool) => tool.id === id));
  const { container: card } = render(<CalculatorCard calculator={calculator} />);
  const day = card.querySelector('time')?.textContent;
  const { container: page } = render(pageOf(id));
  expect(page).toHaveTextContent(`Law as at ${day}.`);
});

it.each([
  ['its own source', { source: 'Small-business podcast', placeholder: true }, 'Small-business podcast'],
  ['that it is a publication where it names none', {}, 'Media Publication'],
])('the card of a publication leads by its title to its page, and names its day and %s', (_, of, source) => {
  const { source: _own, ...item } = first(getMedia());
  const { container } = render(<PublicationCard item={{ ...item, ...of }} firm={getFirm()} notice="Downloading..." />);
  expect(screen.getByRole('link', { name: item.title })).toHaveAttribute('href', `/media/${item.id}`);
  expect(container).toHaveTextContent(ownDayText(item));
  expect(container).toHaveTextContent(source);
});
