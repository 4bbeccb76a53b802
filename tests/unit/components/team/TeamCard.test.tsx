import { render, screen } from '@testing-library/react';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/people';
import { MEMBER as NEEMA } from '@/tests/support/member';
import { expectLinks } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

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

describe('a team card', () => {
  it('is opened by a portrait with name and position, and holds what else is known', () => {
    show();
    const face = screen.getByRole('heading', { level: 3, name: 'Neema Example' }).closest('summary');
    expect(face).toHaveTextContent('Tax Manager');
    expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('9 years experience')).toBeInTheDocument();
    expect(screen.getByText('Subira huvuta heri')).toHaveAttribute('lang', 'sw');
  });

  it('is whole with a name, a position and a department', () => {
    const { id, name, position, department } = MEMBER;
    render(<TeamCard member={{ id, name, position, department }} />);
    expect(text()).toBe('NENeema ExampleTax Manager');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the photo of the person instead of bust and initials', () => {
    show({ image: { file: 'neema.jpg', alt: 'Neema at her desk' } });
    const photo = screen.getByRole('img', { name: 'Neema at her desk' });
    expect(photo).toHaveAttribute('src', '/images/photos/neema.jpg-800.webp');
    expect(photo.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
    expect(screen.queryByText('NE')).not.toBeInTheDocument();
  });

  it('counts a single year as a year', () => {
    show({ experience: 1 });
    expect(screen.getByText('1 year experience')).toBeInTheDocument();
  });

  it.each([
    [2, 'VAT, Payroll'],
    [3, 'VAT, Payroll, Objections'],
    [4, 'VAT, Payroll, Objections+1 moreTransfer pricing'],
    [5, 'VAT, Payroll, Objections+2 moreTransfer pricing, Withholding tax'],
  ])('of %i specialties shows three at most, before a sign that opens the others', (count, line) => {
    show({ specialties: SPECIALTIES.slice(0, count) });
    expect(text()).toContain(line);
    expect(screen.queryAllByText(/^\+\d more$/)).toHaveLength(count > 3 ? 1 : 0);
  });

  it.each([true, false])('marks those who lead, and only them: %s', (isLeadership) => {
    show({ isLeadership });
    expect(screen.queryAllByText('Leadership')).toHaveLength(isLeadership ? 1 : 0);
  });

  it('offers the ways of contact that there are', () => {
    show();
    expectLinks({
      'neema@firm.example': 'mailto:neema@firm.example',
      '+255 700 000 001': 'tel:+255700000001',
      LinkedIn: 'https://linkedin.example/in/neema',
    });
  });
});
