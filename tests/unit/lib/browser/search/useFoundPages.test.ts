import { act, renderHook, waitFor } from '@testing-library/react';
import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadSiteIndex';
import { useFoundPages } from '@/lib/browser/search/useFoundPages';

jest.mock('@/lib/browser/search/loadSiteIndex');
const load = jest.mocked(loadSiteIndex);

const page = (title: string) => ({ href: `/${title}`, title, text: '', group: 'Pages', place: '' });
const INDEX = { synonyms: [], pages: [page('Withholding'), page('Taxation')] };

const hook = (typed: string, isVerbatim = false, attempt = 0) =>
  renderHook((props) => useFoundPages(props.typed, props), { initialProps: { typed, isVerbatim, attempt } });

beforeEach(() => {
  load.mockReset().mockResolvedValue(INDEX);
  jest.mocked(loadWords).mockReset().mockResolvedValue(['refrigerator']);
});

describe('the pages of a query', () => {
  it('are none without one, and nothing is fetched', () => {
    expect(hook('').result.current).toEqual({ status: 'idle', typed: '', query: '', pages: [] });
    expect(load).not.toHaveBeenCalled();
  });

  it('are found by the index of names alone where it knows the words', async () => {
    const { result } = hook('taxes');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', pages: [{ title: 'Taxation' }] }));
    expect(loadWords).not.toHaveBeenCalled();
  });

  it('are those of the corrected query, which is named', async () => {
    const { result } = hook('witholding');
    await waitFor(() =>
      expect(result.current).toMatchObject({
        typed: 'witholding',
        query: 'withholding',
        pages: [{ title: 'Withholding' }],
      }),
    );
  });

  it('are corrected by the words of all texts too', async () => {
    const { result } = hook('refrigeratr');
    await waitFor(() => expect(result.current).toMatchObject({ query: 'refrigerator', pages: [] }));
  });

  it('are those of the query as typed where that is asked for', async () => {
    const { result } = hook('witholding', true);
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', query: 'witholding', pages: [] }));
  });

  it('stay those of the query before while a new one is searched', async () => {
    const { result, rerender } = hook('taxes');
    await waitFor(() => expect(result.current.status).toBe('done'));
    rerender({ typed: 'withholding', isVerbatim: false, attempt: 0 });
    expect(result.current).toMatchObject({ status: 'searching', query: 'taxes', pages: [{ title: 'Taxation' }] });
    await waitFor(() => expect(result.current.query).toBe('withholding'));
  });

  it('are never those of an older query', async () => {
    const slow = Promise.withResolvers<typeof INDEX>();
    load.mockReturnValueOnce(slow.promise);
    const { result, rerender } = hook('taxes');
    rerender({ typed: 'withholding', isVerbatim: false, attempt: 0 });
    await waitFor(() => expect(result.current.query).toBe('withholding'));
    await act(async () => {
      slow.resolve(INDEX);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(result.current.query).toBe('withholding');
  });

  it('may be asked for again after a failure, which the console names', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('offline'));
    const { result, rerender } = hook('taxes');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(log).toHaveBeenCalledWith('The search failed:', expect.any(Error));
    rerender({ typed: 'taxes', isVerbatim: false, attempt: 1 });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'done', pages: [{ title: 'Taxation' }] }));
    log.mockRestore();
  });
});
