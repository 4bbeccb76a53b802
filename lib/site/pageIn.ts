import { type Say, sayName } from '../words/say.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hasTranslation, hrefIn } from './translatedPages.ts';

const ancestorIn = ({ path, crumb, parent }: Ancestor, say: Say): Ancestor => ({
  path: hrefIn(path, say.language),
  crumb: sayName(say, crumb),
  ...(parent && { parent: ancestorIn(parent, say) }),
});

/** Translates a page of the registry to a language: names, address, and parent pages. */
export function pageIn<Page extends SitePage>(page: Page, say: Say): Page {
  if (say.language === 'en') return page;
  const { name, title, heading, crumb, navLabel, path, description, parent } = page;
  return {
    ...page,
    name: sayName(say, name),
    title: sayName(say, title),
    heading: sayName(say, heading),
    crumb: sayName(say, crumb),
    navLabel: sayName(say, navLabel),
    path: hrefIn(path, say.language),
    ...(description && { description: sayName(say, description) }),
    // The parent only if it exists in the language too.
    parent: parent && hasTranslation(parent.path) ? ancestorIn(parent, say) : undefined,
  };
}

/** Returns the pages that exist in a language, translated. */
export const pagesIn = (pages: readonly SitePage[], say: Say): SitePage[] =>
  pages.filter(({ path }) => say.language === 'en' || hasTranslation(path)).map((page) => pageIn(page, say));
