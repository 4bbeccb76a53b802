import { language } from '../words/language.ts';
import { sayName } from '../words/say.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hasTwin, here } from './twins.ts';

const ancestorHere = ({ path, crumb, parent }: Ancestor): Ancestor => ({
  path: here(path),
  crumb: sayName(crumb),
  ...(parent && { parent: ancestorHere(parent) }),
});

/** A page of the registry in the language of the page that names it: its names, its address, and the pages above it. */
export function pageHere<Page extends SitePage>(page: Page): Page {
  if (language() === 'en') return page;
  const { name, title, heading, crumb, navLabel, path, description, parent } = page;
  return {
    ...page,
    name: sayName(name),
    title: sayName(title),
    heading: sayName(heading),
    crumb: sayName(crumb),
    navLabel: sayName(navLabel),
    path: here(path),
    ...(description && { description: sayName(description) }),
    // The page above it only where that is in the language too.
    parent: parent && hasTwin(parent.path) ? ancestorHere(parent) : undefined,
  };
}

/** Those of the pages that the language of the page has, in that language. */
export const pagesHere = (pages: readonly SitePage[]): SitePage[] =>
  pages.filter(({ path }) => language() === 'en' || hasTwin(path)).map(pageHere);
