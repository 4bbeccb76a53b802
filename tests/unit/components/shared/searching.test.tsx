import { act, renderHook, waitFor } from '@testing-library/react';
import { useFullText } from '@/components/shared/useFullText';
import { useSearchQuery, useSearchText } from '@/components/shared/useSearchQuery';
import { loadPagefind } from '@/lib/browser/loadIndexes';
import { SEARCH_DEBOUNCE_MS } from '@/lib/browser/urlFields';
import { recordOf } from '../../lib/search/records';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the query of a search field', () => {
  it('is trimmed and updated 300 ms after the last key', () => {
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

  it.each(['', '  '])('is empty immediately when the field contains "%s"', (text) => {
    const { result } = renderHook(() => useSearchQuery());
    act(() => result.current.setTyped('vat'));
    wait(SEARCH_DEBOUNCE_MS);
    act(() => result.current.setTyped(text));
    expect(result.current).toMatchObject({ typed: text, query: '' });
  });
});

describe('a search field whose query is controlled from outside', () => {
  const onQuery = jest.fn();
  const field = (initial: string) =>
    renderHook(({ query }) => useSearchText(query, onQuery), { initialProps: { query: initial } });
  beforeEach(() => onQuery.mockReset());

  it('shows a query set from outside, and discards a half-typed one', () => {
    const { result, rerender } = field('vat');
    act(() => result.current.setTyped('vat ra'));
    rerender({ query: 'paye' });
    wait(SEARCH_DEBOUNCE_MS);
    expect(result.current.typed).toBe('paye');
    expect(onQuery).not.toHaveBeenCalled();
  });

  it('keeps a trailing space while the visitor is typing', () => {
    const { result, rerender } = field('');
    act(() => result.current.setTyped('vat '));
    wait(SEARCH_DEBOUNCE_MS);
    expect(onQuery.mock.calls).toEqual([['vat']]);
    rerender({ query: 'vat' });
    expect(result.current.typed).toBe('vat ');
  });

  it('reports no query after it is unmounted', () => {
    const { result, unmount } = field('');
    act(() => result.current.setTyped('vat'));
    unmount();
    wait(SEARCH_DEBOUNCE_MS);
    expect(onQuery).not.toHaveBeenCalled();
  });
});

jest.mock('@/lib/browser/loadIndexes');
const load = jest.mocked(loadPagefind);

/** Mocks an index that answers each query with one page named after it; `delays` holds back individual queries. */
function answerAfter(delays: Record<string, Promise<void>> = {}) {
  load.mockResolvedValue({
    search: async (query) => {
      await delays[query];
      return { results: [{ data: async () => recordOf(`/${query}`, query, [{ text: query }]) }] };
    },
  });
}

function hook(query: string) {
  const { result, rerender } = renderHook((props) => useFullText(props.query, { limit: 5 }), {
    initialProps: { query },
  });
  return {
    result,
    change: (next: string) => rerender({ query: next }),
    becomes: (state: object) => waitFor(() => expect(result.current).toMatchObject(state)),
  };
}

describe('the full-text search', () => {
  beforeEach(() => {
    jest.useRealTimers();
    load.mockReset();
  });

  it.each(['', ' ', 'v'])('fetches nothing for "%s"', (query) => {
    expect(hook(query).result.current.status).toBe('idle');
    expect(load).not.toHaveBeenCalled();
  });

  it('never replaces a newer result with an older one', async () => {
    const slow = Promise.withResolvers<void>();
    answerAfter({ slow: slow.promise });
    const { result, change, becomes } = hook('slow');
    change('quick');
    await becomes({ status: 'done', hits: [{ href: '/quick' }] });
    // The stale response arrives during this act, whether or not the hook ignores it.
    await act(async () => {
      slow.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current).toMatchObject({ status: 'done', hits: [{ href: '/quick' }] });
  });
});
