/** Returns the address of a page's Open Graph picture; '/default' for pages without one. */
export const sharingPath = (path: string): string => `/images/og/${path.slice(1).replaceAll('/', '-')}.png`;
