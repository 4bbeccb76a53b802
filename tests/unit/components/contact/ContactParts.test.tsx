import { render, screen } from '@testing-library/react';
import { FindUs } from '@/components/contact/FindUs';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { ENGLISH } from '@/lib/words/translate';

it('the office map loads lazily, sends no referrer, and may run scripts and open links', () => {
  render(<FindUs translate={ENGLISH} address={getFirm('en').address} />);
  const map = screen.getByTitle('Map of the office on Bahari Road, Tanga');
  const url = new URL(map.getAttribute('src') ?? '');
  expect(url.host).toBe('www.openstreetmap.org');
  expect(url.searchParams.get('marker')).toBe('-5.0689,39.0988');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(map.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
});
