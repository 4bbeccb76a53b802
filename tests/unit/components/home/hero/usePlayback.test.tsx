import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { usePlayback } from '@/components/home/hero/usePlayback';
import { fillBrowserGaps } from '../support';

const mouse = { pointerType: 'mouse' } as PointerEvent;

describe('the slides of a visitor who asked for less motion and then started them', () => {
  const start = () => {
    fillBrowserGaps('prefers-reduced-motion');
    const { result } = renderHook(usePlayback);
    act(() => result.current.holders.onPointerEnter(mouse));
    act(() => result.current.toggle());
    return result;
  };

  it('move although the pointer still rests on the button', () => {
    expect(start().current.isMoving).toBe(true);
  });

  it('go on when the pointer leaves, and are held by it when it comes back', () => {
    const result = start();
    act(() => result.current.holders.onPointerLeave());
    expect(result.current).toMatchObject({ isPlaying: true, isMoving: true });

    act(() => result.current.holders.onPointerEnter(mouse));
    expect(result.current).toMatchObject({ isPlaying: true, isMoving: false });
  });
});
