/** A movement shorter than this is a click, in px. */
const CLICK_SLOP_PX = 5;

type Drag = {
  /** Called with the distance from the start of the drag, in px. */
  onMove: (distance: number) => void;
  /** Called with the total distance, or 0 if the browser cancelled the drag to scroll the page. */
  onEnd: (distance: number) => void;
};

/**
 * Tracks horizontal dragging of an element. The click that browsers fire after a drag is suppressed; keyboard clicks, whose detail
 * is 0, always pass.
 */
export function followDrag(element: HTMLElement, { onMove, onEnd }: Drag, signal: AbortSignal): void {
  let start: { pointerId: number; x: number } | undefined;
  let isDragging = false;
  let isAfterDrag = false;
  const distanceOf = ({ pointerId, clientX }: PointerEvent) =>
    start?.pointerId === pointerId ? clientX - start.x : undefined;

  const handleDown = ({ pointerId, clientX, button, isPrimary }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return;
    start = { pointerId, x: clientX };
    isAfterDrag = false;
  };
  const handleMove = (event: PointerEvent) => {
    const distance = distanceOf(event);
    if (distance === undefined || (!isDragging && Math.abs(distance) < CLICK_SLOP_PX)) return;
    if (!isDragging) element.setPointerCapture?.(event.pointerId);
    isDragging = true;
    isAfterDrag = true;
    onMove(distance);
  };
  const handleEnd = (event: PointerEvent) => {
    const distance = distanceOf(event);
    start = undefined;
    if (distance === undefined || !isDragging) return;
    isDragging = false;
    onEnd(event.type === 'pointercancel' ? 0 : distance);
  };
  const handleClick = (event: MouseEvent) => {
    if (!isAfterDrag || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  element.addEventListener('pointerdown', handleDown, { signal });
  element.addEventListener('pointermove', handleMove, { signal });
  element.addEventListener('pointerup', handleEnd, { signal });
  element.addEventListener('pointercancel', handleEnd, { signal });
  element.addEventListener('click', handleClick, { capture: true, signal });
}
