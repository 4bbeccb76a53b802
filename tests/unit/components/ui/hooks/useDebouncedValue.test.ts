import { renderHook } from '@testing-library/react';
import { useDebouncedValue } from '@/components/pdf-viewer/chrome/useViewerLayout';
import { wait } from '@/tests/support/fillBrowserGaps';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the new value comes once it has stayed the same for the delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 300), {
    initialProps: { value: '' },
  });
  for (const value of ['pay', 'payroll']) {
    rerender({ value });
    wait(299);
    expect(result.current).toBe('');
  }
  wait(1);
  expect(result.current).toBe('payroll');
});
