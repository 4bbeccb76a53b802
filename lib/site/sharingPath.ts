/** Address of the picture that networks show for a page (Open Graph); '/default' is that of pages without one of their own. */
export const sharingPath = (path: string): string => `/images/og/${path.slice(1).replaceAll('/', '-')}.png`;
