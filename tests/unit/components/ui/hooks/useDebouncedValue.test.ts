import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';

describe('useDebouncedValue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives the new value once it has stayed the same for the delay', () => {
    const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 300), {
      initialProps: { value: '' },
    });

    rerender({ value: 'pay' });
    act(() => jest.advanceTimersByTime(299));
    expect(result.current).toBe('');

    rerender({ value: 'payroll' });
    act(() => jest.advanceTimersByTime(299));
    expect(result.current).toBe('');

    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('payroll');
  });
});
