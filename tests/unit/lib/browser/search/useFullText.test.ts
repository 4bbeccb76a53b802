import { act, renderHook, waitFor } from '@testing-library/react';
import { loadPagefind } from '@/lib/browser/search/loadPagefind';
import { useFullText } from '@/lib/browser/search/useFullText';
import { recordOf } from '../../search/records';

jest.mock('@/lib/browser/search/loadPagefind');
const load = jest.mocked(loadPagefind);

/** An index that knows one page for every query, named after it; `delays` hold queries back. */
function answerAfter(delays: Record<string, Promise<void>> = {}) {
  load.mockResolvedValue({
    search: async (query) => {
      await delays[query];
      return { results: [{ data: async () => recordOf(`/${query}`, query, [{ text: query }]) }] };
    },
  });
}

const hook = (initial: string) =>
  renderHook(({ query }) => useFullText(query, { limit: 5 }), { initialProps: { query: initial } });

beforeEach(() => load.mockReset());

describe('the full-text search of a page', () => {
  it.each(['', ' ', 'v'])('fetches nothing for "%s"', (query) => {
    const { result } = hook(query);
    expect(result.current.status).toBe('idle');
    expect(load).not.toHaveBeenCalled();
  });

  it('finds places for a query', async () => {
    answerAfter();
    const { result } = hook('kodi');
    expect(result.current.status).toBe('searching');
    await waitFor(() => expect(result.current.status).toBe('done'));
    expect(result.current.hits.map(({ href }) => href)).toEqual(['/kodi']);
  });

  it('searches from the first moment of a new query on, with what it found before', async () => {
    answerAfter();
    const { result, rerender } = hook('kodi');
    await waitFor(() => expect(result.current.status).toBe('done'));
    rerender({ query: 'ushuru' });
    expect(result.current).toMatchObject({ status: 'searching', hits: [{ href: '/kodi' }] });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', hits: [{ href: '/ushuru' }] }));
  });

  it('forgets what it found once the field is cleared', async () => {
    answerAfter();
    const { result, rerender } = hook('kodi');
    await waitFor(() => expect(result.current.status).toBe('done'));
    rerender({ query: '' });
    expect(result.current).toEqual({ status: 'idle', hits: [], count: 0 });
    rerender({ query: 'ushuru' });
    expect(result.current).toMatchObject({ status: 'searching', hits: [] });
    await waitFor(() => expect(result.current.status).toBe('done'));
  });

  it('never lets an older answer take the place of a newer one', async () => {
    const slow = Promise.withResolvers<void>();
    answerAfter({ slow: slow.promise });
    const { result, rerender } = hook('slow');
    rerender({ query: 'quick' });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', hits: [{ href: '/quick' }] }));
    // The older answer arrives within this act, whatever the hook makes of it.
    await act(async () => {
      slow.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current).toMatchObject({ status: 'done', hits: [{ href: '/quick' }] });
  });

  it('says that it failed, to the page and to the console', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValue(new Error('offline'));
    const { result } = hook('kodi');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(log).toHaveBeenCalledWith('The full-text search failed:', expect.any(Error));
    log.mockRestore();
  });
});
