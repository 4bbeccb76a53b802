/** Focuses the first field with a mistake, in a panel that it opens where need be. False where there is none. */
export function focusMistake(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  if (!field) return false;
  // A field in a closed panel could not take the focus.
  const panel = field.closest('details');
  if (panel) panel.open = true;
  field.focus();
  return true;
}

/**
 * Focuses the first mistake of a form that another page has sent, instead of the place of the result to which it leads: once the
 * mistakes are shown, and once the browser no longer looks for the hash. A visitor who has begun to type is left alone.
 */
export function focusMistakeOnArrival(): void {
  const focus = () => {
    if (!document.activeElement?.matches('input, select')) focusMistake(document);
  };
  const afterRender = () => requestAnimationFrame(focus);
  if (document.readyState === 'complete') afterRender();
  else window.addEventListener('load', afterRender, { once: true });
}
