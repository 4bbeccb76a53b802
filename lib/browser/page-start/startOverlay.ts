import { root } from './elements';
import { START_EVENTS } from './events';

/**
 * Shows the overlay (components/shell/RouteOverlay.tsx) after each change of route inside the site, by data-route-changed on
 * the root element: whether the browser has loaded this document for it, has brought it back from its memory, or the running
 * application has changed the page. The style sheet takes it away again.
 */
export function startOverlay(): void {
  const show = () => {
    root.removeAttribute('data-route-changed');
    // Measured in between, so that the animation begins anew.
    root.getBoundingClientRect();
    root.setAttribute('data-route-changed', '');
  };
  /** False for no address, for another site, and for this page with another query or hash. */
  const isOtherRoute = (url: string) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname !== location.pathname;
  };
  const isRouteChange = (isRestored: boolean) => {
    const activation = window.navigation?.activation;
    if (activation) return isOtherRoute(activation.from?.url ?? '');
    // Older browsers, and prerendered pages, know only whose link has led here; a reload keeps it.
    const [load] = performance.getEntriesByType('navigation');
    const isReload = load && 'type' in load && load.type === 'reload';
    return isRestored || (!isReload && isOtherRoute(document.referrer));
  };

  const arrive = () => {
    if (isRouteChange(false)) show();
  };

  // A page that the browser has prepared ahead arrives when it is shown.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', arrive, { once: true });
  else arrive();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isRouteChange(true)) show();
  });
  document.addEventListener(START_EVENTS.routeChanged, show);
}
