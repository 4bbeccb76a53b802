import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TeamPage } from '@/components/team/TeamPage';
import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { texts } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const NAMES = ['Juma Hassan', 'Baraka Lema', 'Zawadi Temu', 'Rehema Said binti Abdallah'];

// Server-rendered HTML, as search engines read it: one test checks the structured data.
beforeEach(() => {
  document.body.innerHTML = renderToString(<TeamPage firm={getFirm('en')} members={getTeam()} />);
});

it('the team page has a card for everyone, in the order of the file', () => {
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(NAMES);
});

it("the team page shows the team's figures", () => {
  expect(screen.getByText('Clients Served').parentElement).toHaveTextContent('31');
});

it('the team page has structured data for every real person', () => {
  const data = texts(document.querySelectorAll('script[type="application/ld+json"]')).map((text) => JSON.parse(text));
  const people = data.filter((entry) => entry['@type'] === 'Person').map(({ name }) => name);
  // Zawadi Temu is a placeholder and must be omitted.
  expect(people).toEqual(NAMES.filter((name) => name !== 'Zawadi Temu'));
});
