/**
 * Selects all of an amount field on focus, by pointer, finger or key, so that typing replaces what stands there. Without
 * React, since on a light page the first focus comes before it. The source is inlined into the head (PageStartScript), so
 * it may use nothing outside itself.
 */
export function selectAmounts(selector: string): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(selector)) return;
    target.select();
    // A pointer's release would put the caret where it lies.
    const keep = (event: Event) => event.preventDefault();
    target.addEventListener('mouseup', keep, { once: true });
    target.addEventListener('blur', () => target.removeEventListener('mouseup', keep), { once: true });
    target.addEventListener('keydown', () => target.removeEventListener('mouseup', keep), { once: true });
  });
}
