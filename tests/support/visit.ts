/** Sets the window's address, as the router does after a navigation. Call it between renders. */
export const visit = (address: string): void => window.history.replaceState(null, '', address);
