import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/team';
import { fakePopovers } from '@/tests/support/fakePopovers';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  cloth: {
    border: 'waves',
    motif: 'scales',
    proverb: { text: 'Subira huvuta heri', translation: 'Patience brings good fortune.' },
  },
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

/** The card as it is seen while closed: the sheet repeats parts of it. */
function renderClosed(changes: Partial<TeamMember> = {}) {
  const view = renderCard(changes);
  screen.getByRole('dialog').remove();
  return view;
}

describe('a team card', () => {
  it('shows name, position and experience', () => {
    renderClosed();

    expect(screen.getByRole('heading', { name: 'Neema Example' })).toBeVisible();
    expect(screen.getByText('Tax Manager')).toBeVisible();
    expect(screen.getByText('9 years experience')).toBeVisible();
  });

  it('shows the photo of the person in the place of bust and initials', () => {
    renderClosed({ image: { file: 'neema.jpg', alt: 'Neema at her desk' } });

    const photo = screen.getByRole('img', { name: 'Neema at her desk' });
    expect(photo).toHaveAttribute('src', '/images/photos/neema.jpg-800.webp');
    expect(photo.parentElement?.querySelector('source')).toHaveAttribute('type', 'image/avif');
    expect(screen.queryByText('NE')).not.toBeInTheDocument();
  });

  it('counts a single year as a year', () => {
    renderClosed({ experience: 1 });
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
    renderClosed({ specialties });

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
    renderClosed();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('offers no way of contact that there is not', () => {
    renderClosed({ email: undefined, phone: undefined, linkedin: undefined });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('sets the initials over the portrait without reading them out', () => {
    renderClosed();
    expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('an opened team card', () => {
  beforeAll(fakePopovers);

  const openSheet = async (opener: string) => {
    await userEvent.click(screen.getByRole('button', { name: opener }));
    const sheet = screen.getByRole('dialog', { name: 'Neema Example' });
    expect(sheet.matches(':popover-open')).toBe(true);
    return within(sheet);
  };

  it('shows what the card has no room for', async () => {
    renderCard({ achievements: ['Leads the yearly seminar'] });
    const sheet = await openSheet('About Neema');

    expect(sheet.getByText('Runs the tax calendar.')).toBeVisible();
    expect(sheet.getByText('BCom Accounting')).toBeVisible();
    expect(sheet.getByText('Leads the yearly seminar')).toBeVisible();
    expect(sheet.getByText('“Patience brings good fortune.”')).toBeVisible();
  });

  it('opens by its button of further specialties, to all of them', async () => {
    renderCard();
    const sheet = await openSheet('+2 more specialties of Neema Example');

    const items = sheet.getByRole('list', { name: 'All specialties' }).children;
    expect([...items].map((item) => item.textContent)).toEqual(MEMBER.specialties);
  });

  it('spells out how to reach the person', async () => {
    renderCard();
    const sheet = await openSheet('About Neema');

    const links = sheet.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      'neema@firm.example mailto:neema@firm.example',
      '+255 700 000 001 tel:+255700000001',
      'LinkedIn https://linkedin.example/in/neema',
    ]);
  });

  it('has no heading without entries, and closes', async () => {
    renderCard();
    const sheet = await openSheet('About Neema');
    expect(sheet.queryByRole('heading', { name: 'Achievements' })).not.toBeInTheDocument();

    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog').matches(':popover-open')).toBe(false);
  });

  it('shows the proverb of the person in Swahili on the card', () => {
    renderClosed();
    expect(screen.getByText('Subira huvuta heri')).toHaveAttribute('lang', 'sw');
  });
});
