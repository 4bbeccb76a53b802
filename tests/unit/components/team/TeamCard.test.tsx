import { render, screen, within } from '@testing-library/react';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/people';
import { MEMBER as NEEMA } from '@/tests/support/member';
import { hrefs } from '@/tests/support/reading';

const SPECIALTIES = ['VAT', 'Payroll', 'Objections', 'Transfer pricing', 'Withholding tax'];
const MEMBER: TeamMember = {
  ...NEEMA,
  email: 'neema@firm.example',
  phone: '+255 700 000 001',
  linkedin: 'https://linkedin.example/in/neema',
  specialties: SPECIALTIES,
};

const show = (changes: Partial<TeamMember> = {}) => render(<TeamCard member={{ ...MEMBER, ...changes }} />);
const text = () => document.querySelector('li')?.textContent;

/** The card without the sheet that its button opens. */
const card = () => within(screen.getByRole('heading', { level: 3, name: MEMBER.name }).closest('div') ?? document.body);
const sheet = () => within(document.querySelector<HTMLElement>('[popover]') ?? document.body);

describe('a team card', () => {
  it('is whole with a name, a position and a department', () => {
    const { id, name, position, department } = MEMBER;
    render(<TeamCard member={{ id, name, position, department }} />);
    expect(text()).toBe('NENeema ExampleTax Manager');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads to the ways to reach the person that are known', () => {
    const ways = ['mailto:neema@firm.example', 'tel:+255700000001'];
    const { rerender } = show();
    expect(hrefs(card().getAllByRole('link'))).toEqual([...ways, MEMBER.linkedin]);
    rerender(<TeamCard member={{ ...MEMBER, linkedin: undefined }} />);
    expect(hrefs(card().getAllByRole('link'))).toEqual(ways);
    expect(card().getByText(`${MEMBER.experience} years experience`)).toBeInTheDocument();
  });

  it('counts a single year as a year', () => {
    show({ experience: 1 });
    expect(screen.getByText('1 year experience')).toBeInTheDocument();
  });

  it.each([
    [2, 'VAT, Payroll'],
    [3, 'VAT, Payroll, Objections'],
    [4, 'VAT, Payroll, Objections +1 more'],
    [5, 'VAT, Payroll, Objections +2 more'],
  ])('of %i specialties shows three at most and how many more, all in the sheet', (count, line) => {
    show({ specialties: SPECIALTIES.slice(0, count) });
    expect(card().getByText(/^VAT, /)).toHaveTextContent(line);
    expect(sheet().getByText(SPECIALTIES[count - 1] ?? '')).toBeInTheDocument();
  });

  it.each([true, false])('marks those who lead, and only them: %s', (isLeadership) => {
    show({ isLeadership });
    expect(screen.queryAllByText('Leadership')).toHaveLength(isLeadership ? 1 : 0);
  });
});
