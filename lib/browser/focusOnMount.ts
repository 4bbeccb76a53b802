/** Callback ref of an element that takes the focus when it appears: a banner, a panel. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
