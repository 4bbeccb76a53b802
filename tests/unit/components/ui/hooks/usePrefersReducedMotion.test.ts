import { act, renderHook } from '@testing-library/react';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';

describe('usePrefersReducedMotion', () => {
  it('follows the setting of the visitor', () => {
    let handleChange: () => void = () => {};
    const query = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => {
        handleChange = listener;
      },
      removeEventListener: () => {},
    };
    Object.assign(window, { matchMedia: () => query });
    const { result } = renderHook(() => usePrefersReducedMotion());
    expect(result.current).toBe(false);

    query.matches = true;
    act(() => handleChange());
    expect(result.current).toBe(true);
  });
});
