import { render, screen } from '@testing-library/react';
import { ContactCard } from '@/components/contact/ContactCard';
import { FindUs } from '@/components/contact/FindUs';
import { getFirm } from '@/lib/server/content/loaders/firm';

const firm = getFirm();
describe('ContactCard', () => {
  it('holds phone, mail, address and the hours of every day', () => {
    render(<ContactCard firm={firm} />);

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'WhatsApp',
      'Email',
      'Address',
      'Office hours',
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      firm.hours.map(({ label }) => label),
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      firm.hours.map(({ text }) => text),
    );
    expect(screen.getByRole('link', { name: firm.email })).toHaveAttribute('href', `mailto:${firm.email}`);
  });
});

describe('FindUs', () => {
  beforeEach(() => render(<FindUs address={firm.address} />));

  it('shows the office on a map that is fetched late and is told nothing of the visitor', () => {
    const map = screen.getByTitle(`Map of the office on ${firm.address.street}, ${firm.address.city}`);
    const url = new URL(map.getAttribute('src') ?? '');

    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(url.host).toBe('www.openstreetmap.org');
    expect(url.searchParams.get('marker')).toBe(`${firm.address.latitude},${firm.address.longitude}`);
  });

  it('leads to the map in a new tab', () => {
    const link = screen.getByRole('link', { name: 'Open in maps (opens in a new tab)' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringContaining('https://www.openstreetmap.org/?mlat='));
  });

  it('lets the map run its scripts and open its links, and nothing more', () => {
    const map = screen.getByTitle(/^Map of the office/);

    expect(map.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });
});
