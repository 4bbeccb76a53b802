/** A finger has to travel further than this for a swipe, in px (specification, section 9). */
export const SWIPE_PX = 50;

/** Steps that a sideways move of a finger asks for: to the left is next (1), to the right previous (-1), a short one none. */
export function swipeSteps(deltaX: number): -1 | 0 | 1 {
  if (deltaX < -SWIPE_PX) return 1;
  if (deltaX > SWIPE_PX) return -1;
  return 0;
}
