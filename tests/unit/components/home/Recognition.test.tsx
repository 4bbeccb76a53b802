import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { Recognition } from '@/components/home/Recognition';
import { getAffiliations, getCredentials } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { mountElements } from '@/tests/support/mountElements';
import { expectLinks } from '@/tests/support/reading';

const panel = (name: string) => screen.getByRole('tabpanel', { name });
const states = () => ['Professional Certifications', 'Affiliations & Awards'].map((name) => panel(name).dataset.state);

it('certifications come first, then affiliations and awards, each in its own panel', () => {
  mountElements(
    <Recognition texts={getHome('en').recognition} credentials={getCredentials()} affiliations={getAffiliations()} />,
  );
  expect(panel('Professional Certifications')).toHaveTextContent('ACCA');
  expect(panel('Affiliations & Awards')).toHaveTextContent('Coast Network');
  expect(states()).toEqual(['selected', 'waiting']);
  fireEvent.click(screen.getByRole('tab', { name: 'Affiliations & Awards' }));
  expect(states()).toEqual(['waiting', 'selected']);
  expectLinks({ 'View All Awards': '/awards' });
});
