import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TeamPage } from '@/components/team/TeamPage';
import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { texts } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const members = getTeam();

function peopleOf(isPlaceholder: (place: number) => boolean) {
  const shown = members.map((member, place) => ({ ...member, placeholder: isPlaceholder(place) }));
  // As it stands in the document: a page that the router opens has no such data.
  document.body.innerHTML = renderToString(<TeamPage firm={getFirm()} members={shown} />);
  const data = texts(document.querySelectorAll('script[type="application/ld+json"]')).map((text) => JSON.parse(text));
  return data.filter((entry) => entry['@type'] === 'Person').map(({ name }) => name);
}

it('the team page tells search engines of no invented person', () => expect(peopleOf(() => true)).toEqual([]));

it('the team page tells them of every real one, has a card for everyone in their order, and the figures of the team', () => {
  expect(peopleOf((place) => place > 0)).toEqual([members[0]?.name]);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(members.map(({ name }) => name));
  const claims = getFirm().teamStats.map(({ value, label }) => `${value} ${label}`);
  expect(texts(screen.getAllByRole('listitem')).filter((text) => claims.includes(text))).toEqual(claims);
});
