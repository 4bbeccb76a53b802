import { renderHook } from '@testing-library/react';
import { useScrollLock } from '@/components/ui/hooks/useScrollLock';

const { style } = document.documentElement;

it('the page scrolls again only when its last lock has gone', () => {
  const first = renderHook(({ isLocked }) => useScrollLock(isLocked), { initialProps: { isLocked: false } });
  expect(style.overflow).toBe('');
  first.rerender({ isLocked: true });
  const second = renderHook(() => useScrollLock(true));
  first.rerender({ isLocked: false });
  expect(style.overflow).toBe('hidden');
  second.unmount();
  expect(style.overflow).toBe('');
});

it('a locked page keeps the room of its scrollbar, so that it does not jump', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const { unmount } = renderHook(() => useScrollLock(true));
  expect(style.paddingRight).toBe('15px');
  unmount();
  expect(style.paddingRight).toBe('');
  jest.restoreAllMocks();
});
