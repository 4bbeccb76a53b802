const root = document.documentElement;

/**
 * Shows the overlay (components/shell/SiteDocument.tsx) after navigation from another page of the site, including Back and
 * Forward; CSS removes it. It never covers a first load, a reload, or a change of query or hash.
 */
export function startOverlay(): void {
  /** False without a URL, for other sites, and for this page with a different query or hash. */
  const isOtherRoute = (url: string) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname !== location.pathname;
  };
  const isRouteChange = (isRestored: boolean) => {
    const activation = window.navigation?.activation;
    if (activation) return isOtherRoute(activation.from?.url ?? '');
    // Older browsers expose only the referrer, which a reload keeps.
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load && 'type' in load && load.type === 'reload';
    return isRestored || (!isReload && isOtherRoute(document.referrer));
  };
  const arrive = ({ persisted = false }: { persisted?: boolean } = {}) => {
    if (!isRouteChange(persisted)) return;
    root.removeAttribute('data-state');
    // Forces a reflow so that the animation restarts.
    root.getBoundingClientRect();
    root.setAttribute('data-state', 'arriving');
  };

  // A prerendered page counts as arriving when it is activated.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => arrive(), { once: true });
  else arrive();
  addEventListener('pageshow', (event) => event.persisted && arrive(event));
}

const ITEM = '[data-part=dropdown]';

/**
 * Handles what CSS and popovers cannot do in the header's menus: a dismissed dropdown stays closed until the mouse has left
 * it, only one is open at a time, and the mobile menu always opens in its initial state.
 */
export function startMenus(): void {
  if (!('popover' in root)) return;
  const itemOf = ({ target }: Event) => (target instanceof Element ? target.closest(ITEM) : null);
  const closeMenu = (unlessIn?: Element | null) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (open && !unlessIn?.contains(open)) open.hidePopover();
  };
  const dismiss = (item: Element | null) => {
    if (item?.matches(ITEM)) item.setAttribute('data-state', item.matches(':hover') ? 'dismissed' : '');
  };

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss(document.querySelector(`${ITEM}:hover`));
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && itemOf(event)) closeMenu(itemOf(event));
  });
  document.addEventListener('pointerout', (event) => {
    const item = itemOf(event);
    if (!item?.contains(event.relatedTarget as Node | null)) item?.removeAttribute('data-state');
  });
  document.addEventListener('focusin', (event) => {
    if (document.querySelector(`${ITEM} > :popover-open`)) closeMenu(itemOf(event));
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'closed' || !(target instanceof HTMLElement) || !target.popover) return;
      dismiss(target.parentElement);
      for (const group of target.querySelectorAll('details')) group.open = false;
    },
    true,
  );
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, () => closeMenu());
}

/** Closes the other rows of an accordion in browsers that do not support `<details name>`. */
export function closeSiblings({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || 'name' in target.constructor.prototype) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${target.getAttribute('name')}"]`))
    if (other !== target) other.open = false;
}
