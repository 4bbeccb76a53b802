import { fireEvent, render, screen } from '@testing-library/react';
import { Recognition } from '@/components/home/Recognition';
import { getAffiliations, getCredentials } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { expectLinks } from '@/tests/support/reading';

const affiliations = getAffiliations().filter(({ onHome }) => onHome);
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const states = () => ['Professional Certifications', 'Affiliations & Awards'].map((name) => panel(name).dataset.state);

it('certifications come first, then affiliations and awards, each in a panel of its own', () => {
  const { recognition } = getHome();
  render(<Recognition texts={recognition} credentials={getCredentials()} affiliations={affiliations} />);
  for (const { name } of getCredentials()) expect(panel('Professional Certifications')).toHaveTextContent(name);
  for (const { name } of affiliations) expect(panel('Affiliations & Awards')).toHaveTextContent(name);

  expect(states()).toEqual(['selected', 'waiting']);
  fireEvent.click(screen.getByRole('tab', { name: 'Affiliations & Awards' }));
  expect(states()).toEqual(['waiting', 'selected']);
  expectLinks({ 'View All Awards': '/awards' });
});
