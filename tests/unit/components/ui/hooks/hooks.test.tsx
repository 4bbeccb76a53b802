import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';
import { useScrollLock } from '@/components/ui/hooks/useScrollLock';

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

describe('useScrollLock', () => {
  const { style } = document.documentElement;

  it('lets the page scroll again only when the last lock has gone', () => {
    const first = renderHook(({ isLocked }) => useScrollLock(isLocked), { initialProps: { isLocked: true } });
    const second = renderHook(() => useScrollLock(true));
    expect(style.overflow).toBe('hidden');

    first.rerender({ isLocked: false });
    expect(style.overflow).toBe('hidden');

    second.unmount();
    expect(style.overflow).toBe('');
  });

  it('keeps the room of the scrollbar, so that the page does not jump', () => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);

    const { unmount } = renderHook(() => useScrollLock(true));
    expect(style.paddingRight).toBe('15px');

    unmount();
    expect(style.paddingRight).toBe('');
    jest.restoreAllMocks();
  });

  it('leaves the page alone while it is not locked', () => {
    renderHook(() => useScrollLock(false));

    expect(style.overflow).toBe('');
  });
});

describe('usePrefersReducedMotion', () => {
  it('follows the setting of the visitor', () => {
    let tellChange: () => void = () => {};
    const query = {
      matches: false,
      addEventListener: (_: string, listener: () => void) => {
        tellChange = listener;
      },
      removeEventListener: () => {},
    };
    Object.assign(window, { matchMedia: () => query });
    const { result } = renderHook(() => usePrefersReducedMotion());
    expect(result.current).toBe(false);

    query.matches = true;
    act(() => tellChange());
    expect(result.current).toBe(true);
  });
});
