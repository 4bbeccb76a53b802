/**
 * Moves the focus from a footer link to the content of the new page, whose top is in view: otherwise the next Tab would
 * scroll back to the footer.
 */
export function leaveFooter(): void {
  if (document.activeElement?.closest('footer')) document.getElementById('content')?.focus({ preventScroll: true });
}
