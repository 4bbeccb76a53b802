import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that moves less than this is a click. */
const CLICK_SLOP_PX = 5;

type Start = { pointerId: number; x: number };

/** Returns how far the pointer of a drag has come; undefined for another pointer. */
const distanceFrom = (start: Start | undefined, { pointerId, clientX }: PointerEvent) =>
  start?.pointerId === pointerId ? clientX - start.x : undefined;

/** How long a drag counts as not settled after its end, in ms. */
const SETTLE_MS = 2000;

/** Returns true while the condition holds, and for `ms` after it. */
function useLingering(isSo: boolean, ms: number): boolean {
  const [isLingering, setIsLingering] = useState(false);

  useEffect(() => {
    if (isSo) {
      setIsLingering(true);
      return;
    }
    const timer = setTimeout(() => setIsLingering(false), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);

  return isSo || isLingering;
}

/** Suppresses the click that the browser sends at the end of a drag. A click by keyboard has a detail of 0 and always counts. */
function useClickAfterDrag() {
  const isAfterDrag = useRef(false);
  const handleClick = (event: MouseEvent) => {
    if (!isAfterDrag.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { isAfterDrag, handleClick };
}

/**
 * Follows a pointer that drags the element which takes the handlers. The element's `--drag` holds the distance in px;
 * the click that ends a drag is suppressed.
 *
 * @param onEnd called with the distance in px; 0 where the browser took the pointer away, to scroll the page
 */
export function useDrag(onEnd: (distance: number) => void) {
  const start = useRef<Start>(undefined);
  const { isAfterDrag, handleClick } = useClickAfterDrag();
  const [isDragging, setIsDragging] = useState(false);

  const handleDown = ({ pointerId, clientX, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return;
    start.current = { pointerId, x: clientX };
    isAfterDrag.current = false;
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceFrom(start.current, event);
    if (distance === undefined || (!isDragging && Math.abs(distance) < CLICK_SLOP_PX)) return;
    if (!isDragging) event.currentTarget.setPointerCapture?.(event.pointerId);
    event.currentTarget.style.setProperty('--drag', `${distance}px`);
    isAfterDrag.current = true;
    setIsDragging(true);
  };
  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceFrom(start.current, event);
    start.current = undefined;
    if (distance === undefined || !isDragging) return;
    event.currentTarget.style.removeProperty('--drag');
    setIsDragging(false);
    onEnd(event.type === 'pointercancel' ? 0 : distance);
  };

  return {
    isDragging,
    /** True during a drag and for 2000 ms after it. */
    isUnsettled: useLingering(isDragging, SETTLE_MS),
    dragHandlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
      onClickCapture: handleClick,
    },
  };
}
