/**
 * From now on notes each text that a live region is given, as a screen reader would say it; a region that is emptied says
 * nothing. It uses nothing outside itself, since browser tests run it in the page.
 */
export function recordAnnouncements(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => {
      const element = target instanceof Element ? target : target.parentElement;
      // An alert is said as it is added, a status only where it was there before.
      const alerts = [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role="alert"]'))
          : [],
      );
      return [element?.closest('[role="status"],[role="alert"],[aria-live]:not([aria-live="off"])'), ...alerts];
    });
    for (const region of new Set(changed)) {
      const text = region?.textContent?.trim();
      if (text) said.push(text);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return said;
}
