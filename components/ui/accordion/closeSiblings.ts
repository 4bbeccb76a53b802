/** True where the browser itself keeps at most one of the details of one name open (from Chrome 120, Safari 17.2, Firefox 130). */
export function hasExclusiveDetails(): boolean {
  return typeof HTMLDetailsElement !== 'undefined' && 'name' in HTMLDetailsElement.prototype;
}

/** Closes the other details of the same name once one of them has opened. */
export function closeSiblings(opened: HTMLDetailsElement): void {
  const name = opened.getAttribute('name');
  if (!name || !opened.open) return;

  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
  }
}
