import { type Say, sayName } from '../words/say.ts';
import { PAGES } from './pages.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hasTranslation, hrefIn } from './translatedPages.ts';

export type HeroPage = Pick<SitePage, 'heading' | 'crumb' | 'pictureId' | 'picture' | 'border' | 'parent'>;

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export type Crumb = { name: string; href?: string };

/** Returns the breadcrumb from Home to a page that is in the language of `say`. */
export function breadcrumbOf({ crumb, parent }: Pick<HeroPage, 'crumb' | 'parent'>, say: Say): Crumb[] {
  const stepsTo = (page: Ancestor | undefined): Crumb[] =>
    page ? [...stepsTo(page.parent), { name: page.crumb, href: page.path }] : [];
  const home = { name: sayName(say, PAGES.home.crumb), href: hrefIn(PAGES.home.path, say.language) };
  return home.name === crumb ? [{ name: crumb }] : [home, ...stepsTo(parent), { name: crumb }];
}

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
