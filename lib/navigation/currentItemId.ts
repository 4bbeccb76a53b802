/** First parts of paths, with the item that each belongs to. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['about', 'about'],
  ['team', 'about'],
  ['industries', 'about'],
  ['services', 'services'],
  ['calculator', 'calculator'],
  ['resources', 'resources'],
  ['media', 'resources'],
  ['awards', 'awards'],
  ['contact', 'contact'],
]);

/**
 * The item that a page belongs to: the one whose path begins it; /team and /industries
 * stand under About, /media under Resources.
 */
export function currentItemId(path: string): string | undefined {
  if (path === '/') return 'home';
  const [, first = ''] = path.split('/');
  return OWNERS.get(first);
}
