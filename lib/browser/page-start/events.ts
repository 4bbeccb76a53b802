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
  /** React has added what depends on the time: due dates, or whether the office is open. */
  timesShown: 'page:times-shown',
} as const;

export type StartEvents = typeof START_EVENTS;
