import { render, screen } from '@testing-library/react';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/team';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  bio: 'Runs the tax calendar.',
  email: 'neema@firm.example',
  phone: '+255 700 000 001',
  linkedin: 'https://linkedin.example/in/neema',
  specialties: ['VAT', 'Payroll', 'Objections', 'Transfer pricing', 'Withholding tax'],
  experience: 9,
  education: ['BCom Accounting'],
  achievements: [],
  isLeadership: false,
};

const renderCard = (changes: Partial<TeamMember> = {}) => render(<TeamCard member={{ ...MEMBER, ...changes }} />);

describe('a team card', () => {
  it('shows name, position and experience', () => {
    renderCard();

    expect(screen.getByRole('heading', { name: 'Neema Example' })).toBeVisible();
    expect(screen.getByText('Tax Manager')).toBeVisible();
    expect(screen.getByText('9 years experience')).toBeVisible();
  });

  it('shows the photo of the person in the place of bust and initials', () => {
    renderCard({ image: { file: 'neema.jpg', alt: 'Neema at her desk' } });

    const photo = screen.getByRole('img', { name: 'Neema at her desk' });
    expect(photo).toHaveAttribute('src', '/images/photos/neema.jpg-800.webp');
    expect(photo.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
    expect(screen.queryByText('NE')).not.toBeInTheDocument();
  });

  it('counts a single year as a year', () => {
    renderCard({ experience: 1 });
    expect(screen.getByText('1 year experience')).toBeVisible();
  });

  it.each([
    [
      ['VAT', 'Payroll'],
      ['VAT', 'Payroll'],
    ],
    [
      ['VAT', 'Payroll', 'Objections'],
      ['VAT', 'Payroll', 'Objections'],
    ],
    [
      ['VAT', 'Payroll', 'Objections', 'Audit'],
      ['VAT', 'Payroll', 'Objections', '+1 more'],
    ],
    [MEMBER.specialties, ['VAT', 'Payroll', 'Objections', '+2 more']],
  ])('of the specialties %j shows %j', (specialties, shown) => {
    renderCard({ specialties });

    const items = screen.getByRole('list', { name: 'Specialties' }).children;
    expect([...items].map((item) => item.textContent)).toEqual(shown);
  });

  it('marks those who lead, and only them', () => {
    const { rerender } = renderCard({ isLeadership: true });
    expect(screen.getByText('Leadership')).toBeVisible();

    rerender(<TeamCard member={MEMBER} />);
    expect(screen.queryByText('Leadership')).not.toBeInTheDocument();
  });

  it.each([
    ['Write to Neema Example', 'mailto:neema@firm.example'],
    ['Call Neema Example', 'tel:+255700000001'],
    ['Neema Example on LinkedIn', 'https://linkedin.example/in/neema'],
  ])('offers "%s"', (name, href) => {
    renderCard();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('offers no way of contact that there is not', () => {
    renderCard({ email: undefined, phone: undefined, linkedin: undefined });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('sets the initials over the portrait without reading them out', () => {
    renderCard();
    expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
  });
});
