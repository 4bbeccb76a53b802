import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CalculatorCard, DocumentRow, GuideCard } from '@/components/resources/LibraryCards';
import { DocumentMeta } from '@/components/shared/PictureCard';
import { PublicationCard } from '@/components/shared/PublicationCard';
import { ICON_PATHS, type IconName } from '@/components/ui/icon/Icon';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getCalculators, getFinanceActs, getGuides, getMedia } from '@/lib/server/content/loaders/resources';
import { entryDate } from '@/lib/server/resources/entryDate';
import { lawDay } from '@/lib/server/seo/sitePages';
import { MAIN_CALCULATORS } from '@/lib/site/calculators';
import { first } from '@/tests/support/cases';
import { expectLinks } from '@/tests/support/reading';
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
  'the card of a %s shows its author, the day of its law and the icon of its category',
  (_, card, words, day, icon) => {
    const { container } = render(card);
    const date = [...container.querySelectorAll('time')].at(-1);
    expect(date).toHaveAttribute('datetime', day);
    const line = date?.closest('p')?.textContent;
    expect(line).toContain(`${words}${formatLongDate(day, 'en')}`);
    expect(line).toContain('By the tax team');
    expect(container.querySelector(`path[d="${ICON_PATHS[icon]}"]`)).toBeInTheDocument();
  },
);

it.each([
  ['Tax Guide 2012/13', '2012/13'],
  ['Payroll spreadsheet 2025/26 and 2026/27', '2025/26'],
  ['Forex regulations 2025', '2025'],
  ['Non-profit tax guide', entryDate({ ...guide, startYear: undefined }).day.slice(0, 4)],
])('the cover of "%s" shows the year in the title, or else that of its law: %s', (title, year) => {
  const { container } = render(<GuideCard guide={{ ...guide, title, startYear: undefined }} />);
  expect(container.querySelector('[aria-hidden] > span')).toHaveTextContent(year);
});

it('an entry shows its catalogue date, the date of its law and the file size, in this order', () => {
  const file = { href: '/act.pdf', type: 'PDF', size: '82 KB', text: 'PDF, 82 KB, 5 pages' };
  const { container } = render(<DocumentMeta document={act} file={file} />);
  const days = [act.date, `${act.year}-07-01`].map((day) => formatLongDate(day, 'en'));
  expect(container).toHaveTextContent(`${days[0]} In force from ${days[1]} PDF, 82 KB, 5 pages`);
});

it.each([
  ['https://law.example/act', 'Official text'],
  ['not found', 'Official text not found on line'],
])('the card of a legal summary says where the official text is: %s', (official, words) => {
  const { container } = render(<DocumentRow document={{ ...act, official }} />);
  expect(container).toHaveTextContent(`Our summary · ${words}`);
  expect(container.querySelectorAll(`a[href="${official}"]`)).toHaveLength(official === 'not found' ? 0 : 1);
});

it.each(MAIN_CALCULATORS)('the card of %s shows the same law date as its page', (id) => {
  const calculator = first(getCalculators().filter((tool) => tool.id === id));
  const { container: card } = render(<CalculatorCard calculator={calculator} />);
  const day = card.querySelector('time')?.textContent;
  const { container: page } = render(pageOf(id));
  expect(page).toHaveTextContent(`Law as at ${day}.`);
});

it.each([
  ['its source', 'jetty-talk', 'A talk on the jetty', '18 August 2025', 'Harbour Radio'],
  ['its kind if it has no source', 'tide-tables', 'Tide tables for taxes', '29 September 2025', 'News'],
])('the card of a publication shows %s and its date, and links to its page', (_, id, title, day, source) => {
  const item = first(getMedia().filter((one) => one.id === id));
  const { container } = render(<PublicationCard item={item} firm={getFirm('en')} notice="Downloading..." />);
  expectLinks({ [title]: `/media/${id}` });
  expect(container).toHaveTextContent(day);
  expect(container).toHaveTextContent(source);
});
