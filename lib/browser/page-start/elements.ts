export const root = document.documentElement;

/** The element that an event came to, or the one around it, that matches a selector. */
export const closest = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;
