import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactCard } from '@/components/contact/ContactCard';
import { FindUs } from '@/components/contact/FindUs';
import { OpenNow } from '@/components/contact/OpenNow';
import { getFirm } from '@/lib/server/content/loaders/firm';

const firm = getFirm();
const HOURS = [{ days: ['Monday'], opens: '08:30', closes: '17:30' }];

describe('OpenNow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says nothing in the static page, whose hour is that of the build', () => {
    const html = renderToString(<OpenNow hours={[{ days: ['Monday'], opens: '00:00', closes: '23:59' }]} />);
    expect(html).not.toMatch(/open|closed now/i);
  });

  it('looks at the clock again each minute', () => {
    // Monday in the office, a minute before it closes.
    jest.setSystemTime(new Date('2025-06-02T17:29:30+03:00'));
    render(<OpenNow hours={HOURS} />);
    expect(screen.getByText('Open now, until 5:30 PM.')).toHaveAttribute('data-state', 'open');

    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now. We open on Monday at 8:30 AM.')).toHaveAttribute('data-state', 'closed');
  });
});

describe('ContactCard', () => {
  it('holds phone, mail, address and the hours of the specification', () => {
    render(<ContactCard firm={firm} />);

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Phone',
      'WhatsApp',
      'Email',
      'Address',
      'Office hours',
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Monday to Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '8:30 AM to 5:30 PM',
      '9:00 AM to 1:00 PM',
      'Closed',
    ]);
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

  it('lets the map run its scripts and open its links, and nothing more', () => {
    const map = screen.getByTitle(/^Map of the office/);

    expect(map.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  it('leads to the map in a new tab', () => {
    const link = screen.getByRole('link', { name: 'Open in maps (opens in a new tab)' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringContaining('https://www.openstreetmap.org/?mlat='));
  });
});
