import { act, renderHook } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS, useSearchQuery, useSearchText } from '@/components/behaviours/useSearchQuery';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the query of a search field', () => {
  it('settles 300 ms after the last key, trimmed', () => {
    const { result } = renderHook(() => useSearchQuery());
    act(() => result.current.setTyped('vat'));
    wait(SEARCH_DEBOUNCE_MS - 1);
    act(() => result.current.setTyped('vat rate '));
    wait(SEARCH_DEBOUNCE_MS - 1);
    expect(result.current).toMatchObject({ typed: 'vat rate ', query: '' });
    wait(1);
    expect(result.current).toMatchObject({ typed: 'vat rate ', query: 'vat rate' });
    expect(SEARCH_DEBOUNCE_MS).toBe(300);
  });

  it.each(['', '  '])('is empty at once when the field holds "%s"', (text) => {
    const { result } = renderHook(() => useSearchQuery());
    act(() => result.current.setTyped('vat'));
    wait(SEARCH_DEBOUNCE_MS);
    act(() => result.current.setTyped(text));
    expect(result.current).toMatchObject({ typed: text, query: '' });
  });
});

describe('a search field whose query lives elsewhere', () => {
  const onQuery = jest.fn();
  const field = (initial: string) =>
    renderHook(({ query }) => useSearchText(query, onQuery), { initialProps: { query: initial } });
  beforeEach(() => onQuery.mockReset());

  it('shows a query that comes from elsewhere, and drops a half typed one', () => {
    const { result, rerender } = field('vat');
    act(() => result.current.setTyped('vat ra'));
    rerender({ query: 'paye' });
    wait(SEARCH_DEBOUNCE_MS);
    expect(result.current.typed).toBe('paye');
    expect(onQuery).not.toHaveBeenCalled();
  });

  it('keeps a space at the end while one goes on typing', () => {
    const { result, rerender } = field('');
    act(() => result.current.setTyped('vat '));
    wait(SEARCH_DEBOUNCE_MS);
    expect(onQuery.mock.calls).toEqual([['vat']]);
    rerender({ query: 'vat' });
    expect(result.current.typed).toBe('vat ');
  });

  it('says nothing once the page has been left', () => {
    const { result, unmount } = field('');
    act(() => result.current.setTyped('vat'));
    unmount();
    wait(SEARCH_DEBOUNCE_MS);
    expect(onQuery).not.toHaveBeenCalled();
  });
});
