import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that moves less than this is a click. */
const CLICK_SLOP_PX = 5;

type Start = { pointerId: number; x: number };

/** How long a drag counts as not settled after its end, in ms. */
const SETTLE_MS = 2000;

/**
 * Follows a pointer that drags the element which takes the handlers. The element's `--drag` holds the distance in px;
 * the click that ends a drag is suppressed.
 *
 * @param onEnd called with the distance in px; 0 where the browser took the pointer away, to scroll the page
 */
export function useDrag(onEnd: (distance: number) => void) {
  const start = useRef<Start>(undefined);
  const isAfterDrag = useRef(false);
  const [isDragging, setIsDragging] = useState(false);
  const [isSettling, setIsSettling] = useState(false);

  useEffect(() => {
    if (isDragging) {
      setIsSettling(true);
      return;
    }
    const timer = setTimeout(() => setIsSettling(false), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isDragging]);

  const distanceOf = ({ pointerId, clientX }: PointerEvent) =>
    start.current && start.current.pointerId === pointerId ? clientX - start.current.x : undefined;

  const handleDown = ({ pointerId, clientX, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return;
    start.current = { pointerId, x: clientX };
    isAfterDrag.current = false;
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceOf(event);
    if (distance === undefined || (!isDragging && Math.abs(distance) < CLICK_SLOP_PX)) return;
    const { currentTarget } = event;
    if (!isDragging) currentTarget.setPointerCapture?.(event.pointerId);
    currentTarget.style.setProperty('--drag', `${distance}px`);
    isAfterDrag.current = true;
    setIsDragging(true);
  };
  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceOf(event);
    start.current = undefined;
    if (distance === undefined || !isDragging) return;
    event.currentTarget.style.removeProperty('--drag');
    setIsDragging(false);
    onEnd(event.type === 'pointercancel' ? 0 : distance);
  };
  // A click by keyboard has a detail of 0 and always counts.
  const handleClick = (event: MouseEvent) => {
    if (!isAfterDrag.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    isDragging,
    /** True during a drag and for 2000 ms after it. */
    isUnsettled: isDragging || isSettling,
    dragHandlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onClickCapture: handleClick,
    },
  };
}
