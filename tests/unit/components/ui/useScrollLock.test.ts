import { renderHook } from '@testing-library/react';
import { useScrollLock } from '@/components/ui/useModalDialog';

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
