/** Events of the document between the inline scripts of a page and React. */
export const START_EVENTS = {
  /** The visitor is about to use the page, or its URL asks for an answer: its scripts are wanted. */
  wanted: 'page:wanted',
  /** The visitor has pressed a control that waits for script. */
  waiting: 'page:waiting',
  /** React has taken over. */
  hydrated: 'page:hydrated',
  /** The page's scripts could not be loaded, or not in time. */
  failed: 'page:load-failed',
  /** The running application has changed the route. */
  routeChanged: 'page:route-changed',
  /** React has added what depends on the time: due dates, or whether the office is open. */
  timesShown: 'page:times-shown',
} as const;

/** Name of the switch in the footer, and of the choice in localStorage. */
export const THEME_KEY = 'theme';

/** Ends listening once React has taken over. */
export function untilHydrated(): AbortSignal {
  const listening = new AbortController();
  document.addEventListener(START_EVENTS.hydrated, () => listening.abort());
  return listening.signal;
}
