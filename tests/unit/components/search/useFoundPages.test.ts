import { act, renderHook, waitFor } from '@testing-library/react';
import { useFoundPages } from '@/components/search/useFoundPages';
import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadIndexes';

jest.mock('@/lib/browser/search/loadIndexes');
const load = jest.mocked(loadSiteIndex);

const page = (title: string) => ({ href: `/${title}`, title, text: '', group: 'Pages', place: '' });
const INDEX = { synonyms: [], pages: [page('Withholding'), page('Taxation')] };
const TAXATION = [{ title: 'Taxation' }];

function hook(typed: string, isVerbatim = false) {
  const first = { typed, isVerbatim, attempt: 0 };
  const { result, rerender } = renderHook((props) => useFoundPages(props.typed, props), { initialProps: first });
  return {
    result,
    change: (changes: Partial<typeof first>) => rerender({ ...first, ...changes }),
    becomes: (state: object) => waitFor(() => expect(result.current).toMatchObject(state)),
  };
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(INDEX);
  jest.mocked(loadWords).mockReset().mockResolvedValue(['refrigerator']);
});

describe('the pages of a query', () => {
  it.each([
    ['those that have its words', 'taxes', false, { query: 'taxes', pages: TAXATION }],
    ['pages of the corrected query', 'witholding', false, { query: 'withholding', pages: [{ title: 'Withholding' }] }],
    ['corrected by the words of all texts too', 'refrigeratr', false, { query: 'refrigerator', pages: [] }],
    ['pages of the query as typed where asked for', 'witholding', true, { query: 'witholding', pages: [] }],
  ])('are %s: %s', async (_, typed, isVerbatim, found) => {
    await hook(typed, isVerbatim).becomes({ status: 'done', typed, ...found });
    // Known words ask for no others.
    expect(jest.mocked(loadWords).mock.calls.length > 0).toBe(typed !== 'taxes' && !isVerbatim);
  });

  it('never belong to an older query', async () => {
    const slow = Promise.withResolvers<typeof INDEX>();
    load.mockReturnValueOnce(slow.promise);
    const { result, change, becomes } = hook('taxes');
    change({ typed: 'withholding' });
    await becomes({ query: 'withholding' });
    await act(async () => {
      slow.resolve(INDEX);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current.query).toBe('withholding');
  });
});
