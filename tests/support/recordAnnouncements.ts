/** Records what a screen reader would announce: the text of a live region whenever it changes, unless it is now empty. */
export function recordAnnouncements(): string[] {
  const said: string[] = [];
  const spoken = (region: Element) => {
    const copy = region.cloneNode(true);
    if (copy instanceof Element) for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    return copy.textContent?.trim();
  };
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => {
      const element = target instanceof Element ? target : target.parentElement;
      // An alert is announced when it is inserted, a status only when one that already exists changes.
      const alerts = [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')]
          : [],
      );
      return [element?.closest('[role="status"],[role="alert"],[aria-live]:not([aria-live="off"])'), ...alerts];
    });
    for (const region of new Set(changed)) {
      const text = region && spoken(region);
      if (text) said.push(text);
    }
  });
  // Only one observer at a time: those of earlier tests would keep recording every change in the document.
  const page: { announcements?: MutationObserver } = Object(globalThis);
  page.announcements?.disconnect();
  page.announcements = observer;
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return said;
}
