import { pushUrl, replaceUrl, setParam } from '@/lib/browser/urls';
import { visit } from '@/tests/support/visit';

it.each([
  ['interview', '/media?utm_source=mail&category=interview#grid', 1],
  ['', '/media?utm_source=mail#grid', 1],
  ['news', '/media?utm_source=mail&category=news#grid', 0],
])('a parameter that becomes “%s” leaves %s, and no entry in the history', (category, expected, replaced) => {
  visit('/media?utm_source=mail&category=news#grid');
  const entries = window.history.length;
  const replaceState = jest.spyOn(window.history, 'replaceState');
  replaceUrl((url) => setParam(url, 'category', category));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(expected);
  expect(replaceState).toHaveBeenCalledTimes(replaced);
  expect(window.history).toHaveLength(entries);
  replaceState.mockRestore();
});

it('a press leaves an entry in the history, to which Back leads, but only where it changes the URL', () => {
  visit('/media');
  const pushState = jest.spyOn(window.history, 'pushState');
  for (const category of ['news', 'news']) pushUrl((url) => setParam(url, 'category', category));
  expect(window.location.search).toBe('?category=news');
  expect(pushState).toHaveBeenCalledTimes(1);
  pushState.mockRestore();
});
