/**
 * Hands the focus from a link of the footer to the content of the page that it led to, whose top is in view: the next Tab
 * would jump back to the foot.
 */
export function leaveFooter(): void {
  if (document.activeElement?.closest('footer')) document.getElementById('content')?.focus({ preventScroll: true });
}
