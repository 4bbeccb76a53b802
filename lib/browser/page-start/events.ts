/** Events of the document between the inline scripts of a page and React. */
export const START_EVENTS = {
  /** React has taken over. */
  hydrated: 'page:hydrated',
  /** The page's scripts could not be loaded. */
  failed: 'page:load-failed',
} as const;

export type StartEvents = typeof START_EVENTS;
