import { act, renderHook } from '@testing-library/react';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';

it('follows the setting of the visitor', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => query });
  const { result } = renderHook(usePrefersReducedMotion);
  expect(result.current).toBe(false);
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});
