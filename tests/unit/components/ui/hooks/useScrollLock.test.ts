import { renderHook } from '@testing-library/react';
import { useScrollLock } from '@/components/ui/hooks/useScrollLock';

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
