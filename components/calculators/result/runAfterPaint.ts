/** Runs something once the browser has painted: what may wait must not hold up a result. */
export function runAfterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
