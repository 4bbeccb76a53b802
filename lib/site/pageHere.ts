import { language } from '../words/language.ts';
import { sayName } from '../words/say.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hasTwin, here } from './twins.ts';

const ancestorHere = ({ path, crumb, parent }: Ancestor): Ancestor => ({
  path: here(path),
  crumb: sayName(crumb),
  ...(parent && { parent: ancestorHere(parent) }),
});

/** Translates a page of the registry to the language of the current page: names, address, and parent pages. */
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
    // The parent only if it exists in the language too.
    parent: parent && hasTwin(parent.path) ? ancestorHere(parent) : undefined,
  };
}

/** Returns the pages that exist in the language of the current page, translated. */
export const pagesHere = (pages: readonly SitePage[]): SitePage[] =>
  pages.filter(({ path }) => language() === 'en' || hasTwin(path)).map(pageHere);
