/** Callback ref that focuses an element when it appears, such as a banner or a panel. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
