import { act, renderHook, waitFor } from '@testing-library/react';
import { useFullText } from '@/components/behaviours/useFullText';
import { loadPagefind } from '@/lib/browser/loadIndexes';
import { recordOf } from '../../lib/search/records';

jest.mock('@/lib/browser/loadIndexes');
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

beforeEach(() => load.mockReset());

describe('the full-text search of a page', () => {
  it.each(['', ' ', 'v'])('fetches nothing for "%s"', (query) => {
    expect(hook(query).result.current.status).toBe('idle');
    expect(load).not.toHaveBeenCalled();
  });

  it('never lets an older answer take the place of a newer one', async () => {
    const slow = Promise.withResolvers<void>();
    answerAfter({ slow: slow.promise });
    const { result, change, becomes } = hook('slow');
    change('quick');
    await becomes({ status: 'done', hits: [{ href: '/quick' }] });
    // The older answer arrives within this act, whatever the hook makes of it.
    await act(async () => {
      slow.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current).toMatchObject({ status: 'done', hits: [{ href: '/quick' }] });
  });
});
