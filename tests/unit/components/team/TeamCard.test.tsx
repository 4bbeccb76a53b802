import { fireEvent, render, screen, within } from '@testing-library/react';
import { TeamCard } from '@/components/team/TeamCard';
import type { TeamMember } from '@/lib/content/schemas/team';
import { fakePopovers } from '@/tests/support/fakePopovers';
import { MEMBER as NEEMA } from '@/tests/support/member';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const SPECIALTIES = ['VAT', 'Payroll', 'Objections', 'Transfer pricing', 'Withholding tax'];
const MEMBER: TeamMember = {
  ...NEEMA,
  email: 'neema@firm.example',
  phone: '+255 700 000 001',
  linkedin: 'https://linkedin.example/in/neema',
  specialties: SPECIALTIES,
};

const renderCard = (changes: Partial<TeamMember> = {}) => render(<TeamCard member={{ ...MEMBER, ...changes }} />);

/** The card as it is seen while closed: the sheet repeats parts of it. */
function renderClosed(changes: Partial<TeamMember> = {}) {
  renderCard(changes);
  screen.getByRole('dialog').remove();
}

describe('a team card', () => {
  it('shows name, position, experience, proverb, and initials for the eye alone', () => {
    renderClosed();
    expect(screen.getByRole('heading', { name: 'Neema Example' })).toBeVisible();
    for (const text of ['Tax Manager', '9 years experience']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Subira huvuta heri')).toHaveAttribute('lang', 'sw');
    expect(screen.getByText('NE')).toHaveAttribute('aria-hidden', 'true');
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
    [2, []],
    [3, []],
    [4, ['+1 more']],
    [5, ['+2 more']],
  ])('of %i specialties shows three at most', (count, more) => {
    renderClosed({ specialties: SPECIALTIES.slice(0, count) });
    const shown = [...SPECIALTIES.slice(0, Math.min(count, 3)), ...more];
    expect(texts(screen.getByRole('list', { name: 'Specialties' }).children)).toEqual(shown);
  });

  it.each([true, false])('marks those who lead, and only them: %s', (isLeadership) => {
    renderClosed({ isLeadership });
    expect(screen.queryAllByText('Leadership')).toHaveLength(isLeadership ? 1 : 0);
  });

  it('offers the ways of contact that there are', () => {
    renderClosed();
    expectLinks({
      'Write to Neema Example': 'mailto:neema@firm.example',
      'Call Neema Example': 'tel:+255700000001',
      'Neema Example on LinkedIn': 'https://linkedin.example/in/neema',
    });
  });

  it('offers no way of contact that there is not', () => {
    renderClosed({ email: undefined, phone: undefined, linkedin: undefined });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('an opened team card', () => {
  beforeAll(fakePopovers);

  function openSheet(opener = 'About Neema') {
    fireEvent.click(screen.getByRole('button', { name: opener }));
    const sheet = screen.getByRole('dialog', { name: 'Neema Example' });
    expect(sheet.matches(':popover-open')).toBe(true);
    return within(sheet);
  }

  it('shows what the card has no room for', () => {
    renderCard({ achievements: ['Leads the yearly seminar'] });
    const sheet = openSheet();
    const words = [
      'Runs the tax calendar.',
      'BCom Accounting',
      'Leads the yearly seminar',
      `“Patience brings good fortune.”`,
    ];
    for (const text of words) expect(sheet.getByText(text)).toBeVisible();
  });

  it('opens by its button of further specialties, to all of them', () => {
    renderCard();
    const sheet = openSheet('+2 more specialties of Neema Example');
    expect(texts(sheet.getByRole('list', { name: 'All specialties' }).children)).toEqual(SPECIALTIES);
  });

  it('spells out how to reach the person', () => {
    renderCard();
    const links = openSheet().getAllByRole('link');
    expect(texts(links)).toEqual(['neema@firm.example', '+255 700 000 001', 'LinkedIn']);
    expect(hrefs(links)).toEqual([`mailto:${MEMBER.email}`, 'tel:+255700000001', MEMBER.linkedin]);
  });

  it('has no heading without entries, and closes', () => {
    renderCard();
    const sheet = openSheet();
    expect(sheet.queryByRole('heading', { name: 'Achievements' })).not.toBeInTheDocument();
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog').matches(':popover-open')).toBe(false);
  });
});
