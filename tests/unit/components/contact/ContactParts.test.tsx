import { render, screen } from '@testing-library/react';
import '@/app/elements';
import { FindUs } from '@/components/contact/FindUs';
import { OpeningText } from '@/components/shared/OpeningText';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { ENGLISH } from '@/lib/words/translate';
import { wait } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';

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

it('the opening text goes by the clock, and changes with it', () => {
  // A Monday, half a minute before the office opens in Dar es Salaam.
  jest.useFakeTimers({ now: new Date('2025-06-02T08:29:30+03:00') });
  const hours = [{ days: ['Monday'], opens: '08:30', closes: '17:30' }];
  mountElements(<OpeningText hours={hours} holidays={{ fixed: [], dated: [] }} fallback="" translate={ENGLISH} />);
  expect(document.body).toHaveTextContent('Closed now. We open today at 8:30 AM.');
  wait(60_000);
  expect(document.body).toHaveTextContent('Open now, until 5:30 PM.');
  jest.useRealTimers();
});
