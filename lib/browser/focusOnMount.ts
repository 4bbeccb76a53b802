/** Callback ref of an element that takes the focus when it appears, such as a banner or a panel. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
