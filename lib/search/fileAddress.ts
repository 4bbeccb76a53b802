import { LIBRARY_CATEGORIES, LIBRARY_WORDS } from '../resources/libraryCategories.ts';

/** What the address of a PDF tells: a file is named after the id of its entry, in the folder of its category. */
export function placeOfFile(path: string): { id: string; href: string; place: string } {
  const [folder = '', shelf = '', name = shelf] = path
    .replace(/\.pdf$/, '')
    .split('/')
    .slice(1);
  if (folder === 'media') return { id: shelf, href: `/media#${shelf}`, place: LIBRARY_WORDS.media.name };
  const category = LIBRARY_CATEGORIES.find((known) => known === shelf);
  if (folder === 'resources' && category) {
    return { id: name, href: `/resources/${category}/${name}`, place: LIBRARY_WORDS[category].name };
  }
  return { id: name, href: '/about', place: 'About Us' };
}
