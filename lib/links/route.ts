const FILE_ENDING = /\.[a-z0-9]+$/i;

/** Checks for a page of this site; false for other sites, tel:, mailto:, fragments and files such as a PDF. */
export function isRoute(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const [path = ''] = href.split(/[?#]/);
  return !FILE_ENDING.test(path);
}
