import { tryTwice } from '@/lib/browser/search/tryTwice';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a search that failed is tried again half a second later, when a phone may have changed its mast', async () => {
  const search = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('found');
  const result = tryTwice(search);
  await jest.advanceTimersByTimeAsync(499);
  expect(search).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('found');
});
