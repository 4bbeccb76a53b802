/**
 * Hands the focus from a link of the footer, which stays on the screen's other end, to the content of the page that it led
 * to. Otherwise the next Tab would jump back to the foot.
 */
export function leaveFooter(): void {
  if (document.activeElement?.closest('footer')) document.getElementById('content')?.focus({ preventScroll: true });
}
