import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TeamPage } from '@/components/team/TeamPage';
import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { texts } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

it('the team page has a card for everyone in their order, the figures of the team, and data of every real person', () => {
  // As it stands in the document: a page that the router opens has no such data.
  document.body.innerHTML = renderToString(<TeamPage firm={getFirm()} members={getTeam()} />);
  const names = ['Juma Hassan', 'Baraka Lema', 'Zawadi Temu', 'Rehema Said binti Abdallah'];
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(names);
  expect(screen.getByText('Clients Served').parentElement).toHaveTextContent('31');
  const data = texts(document.querySelectorAll('script[type="application/ld+json"]')).map((text) => JSON.parse(text));
  const people = data.filter((entry) => entry['@type'] === 'Person').map(({ name }) => name);
  // Zawadi Temu is a placeholder.
  expect(people).toEqual(names.filter((name) => name !== 'Zawadi Temu'));
});
