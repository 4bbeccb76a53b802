import { render, screen } from '@testing-library/react';
import { TeamPage } from '@/components/team/TeamPage';
import type { TeamMember } from '@/lib/content/schemas/team';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getTeam } from '@/lib/server/content/loaders/team';

const renderPage = (members: TeamMember[]) => render(<TeamPage firm={getFirm()} members={members} />).container;

const peopleIn = (container: HTMLElement) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((data) => data['@type'] === 'Person');

describe('the team page', () => {
  it('shows the four figures of the team', () => {
    renderPage(getTeam());
    const claims = screen.getAllByRole('listitem').map((item) => item.textContent);

    expect(claims).toEqual(
      expect.arrayContaining([
        '10+ Team Members',
        '30+ Years Combined Experience',
        '25+ Professional Certifications',
        '180+ Clients Served',
      ]),
    );
  });

  it('has a card for everyone, in the order given', () => {
    const members = getTeam();
    renderPage(members);

    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      members.map(({ name }) => name),
    );
  });

  it('tells search engines of no invented person', () => {
    const members = getTeam().map((member) => ({ ...member, placeholder: true }));
    expect(peopleIn(renderPage(members))).toEqual([]);
  });

  it('tells them of every real one', () => {
    const [first, ...others] = getTeam();
    if (!first) throw new Error('The team is empty.');
    const people = peopleIn(renderPage([{ ...first, placeholder: undefined }, ...others]));

    expect(people.map(({ name }) => name)).toEqual([first.name]);
  });
});
