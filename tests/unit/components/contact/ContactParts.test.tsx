import { render, screen } from '@testing-library/react';
import { FindUs } from '@/components/contact/FindUs';
import { getFirm } from '@/lib/server/content/loaders/firm';

const firm = getFirm();

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
