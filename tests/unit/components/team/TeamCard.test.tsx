import { render, screen, within } from '@testing-library/react';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/people';
import { getTeam } from '@/lib/server/content/loaders/firm';
import { first } from '@/tests/support/cases';
import { hrefs } from '@/tests/support/reading';

const memberOf = (id: string) => first(getTeam().filter((member) => member.id === id));
const clerk = memberOf('juma-hassan');
const partner = memberOf('zawadi-temu');
const { specialties = [] } = partner;

const show = (changes: Partial<TeamMember> = {}) => render(<TeamCard member={{ ...partner, ...changes }} />);

/** Queries the card only, without the popover that its button opens. */
const card = () =>
  within(screen.getByRole('heading', { level: 3, name: partner.name }).closest('div') ?? document.body);
const sheet = () => within(document.querySelector<HTMLElement>('[popover]') ?? document.body);

describe('a team card', () => {
  it('is complete with a name, a position and a department', () => {
    render(<TeamCard member={clerk} />);
    expect(document.querySelector('li')?.textContent).toBe('JHJuma HassanClerk');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('links to the known contact details', () => {
    const ways = ['mailto:zawadi@jahazi.example', 'tel:+255700111002'];
    const { rerender } = show();
    expect(hrefs(card().getAllByRole('link'))).toEqual([...ways, 'https://linkedin.example/in/zawadi']);
    rerender(<TeamCard member={{ ...partner, linkedin: undefined }} />);
    expect(hrefs(card().getAllByRole('link'))).toEqual(ways);
  });

  it.each([
    [1, '1 year experience'],
    [9, '9 years experience'],
  ])('of %i years of experience says "%s"', (experience, text) => {
    show({ experience });
    expect(card().getByText(text)).toBeInTheDocument();
  });

  it.each([
    [2, 'Audit, VAT'],
    [3, 'Audit, VAT, Payroll'],
    [4, 'Audit, VAT, Payroll +1 more'],
    [5, 'Audit, VAT, Payroll +2 more'],
  ])('of %i specialties shows up to three and the number of others, and all of them in the popover', (count, line) => {
    show({ specialties: specialties.slice(0, count) });
    expect(card().getByText('Audit,').parentElement?.textContent?.trim()).toBe(line);
    expect(sheet().getByText(specialties[count - 1] ?? '')).toBeInTheDocument();
  });

  it.each([true, false])('marks only leaders: %s', (isLeadership) => {
    show({ isLeadership });
    expect(screen.queryAllByText('Leadership')).toHaveLength(isLeadership ? 1 : 0);
  });
});
