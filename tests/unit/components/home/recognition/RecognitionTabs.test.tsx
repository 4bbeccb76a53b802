import { fireEvent, render, screen, within } from '@testing-library/react';
import { Recognition } from '@/components/home/recognition/Recognition';
import { getAffiliations, getCredentials } from '@/lib/server/content/loaders/awards';
import { getHome } from '@/lib/server/content/loaders/home';

const panel = (name: string) => screen.getByRole('tabpanel', { name });

beforeEach(() => {
  render(
    <Recognition
      texts={getHome().recognition}
      credentials={getCredentials()}
      affiliations={getAffiliations().filter(({ onHome }) => onHome)}
    />,
  );
});

describe('certifications and awards', () => {
  it('begin with the certifications', () => {
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Professional Certifications');
    expect(panel('Professional Certifications')).toHaveAttribute('data-state', 'selected');
    expect(panel('Affiliations & Awards')).toHaveAttribute('data-state', 'waiting');
  });

  it.each(['ACCA', 'CIA', 'WES'])('show %s among the certifications', (name) => {
    expect(within(panel('Professional Certifications')).getByText(name)).toBeInTheDocument();
  });

  it.each([
    'IAPA International',
    'Taypa',
    'Corporate INTL',
    'MEA Award',
    'French-Tanzania Chamber of Commerce',
    'Tanzania Institute of Arbitrators',
  ])('name %s among affiliations and awards', (name) => {
    expect(panel('Affiliations & Awards')).toHaveTextContent(name);
  });

  it('change with the tab', () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Affiliations & Awards' }));
    expect(panel('Affiliations & Awards')).toHaveAttribute('data-state', 'selected');
  });

  it('lead to the awards page', () => {
    expect(screen.getByRole('link', { name: 'View All Awards' })).toHaveAttribute('href', '/awards');
  });
});
