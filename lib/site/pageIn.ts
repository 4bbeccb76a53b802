import { type Translate, translateName } from '../words/translate.ts';
import { PAGES } from './pages.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hasTranslation, hrefIn } from './translatedPages.ts';

export type HeroPage = Pick<SitePage, 'heading' | 'crumb' | 'pictureId' | 'picture' | 'border' | 'parent'>;

/** A breadcrumb step. The last one, the current page, has no link. */
export type Crumb = { name: string; href?: string };

/** Returns the breadcrumb from Home to a page in the translator's language. */
export function breadcrumbOf({ crumb, parent }: Pick<HeroPage, 'crumb' | 'parent'>, translate: Translate): Crumb[] {
  const stepsTo = (page: Ancestor | undefined): Crumb[] =>
    page ? [...stepsTo(page.parent), { name: page.crumb, href: page.path }] : [];
  const home = { name: translateName(translate, PAGES.home.crumb), href: hrefIn(PAGES.home.path, translate.language) };
  return home.name === crumb ? [{ name: crumb }] : [home, ...stepsTo(parent), { name: crumb }];
}

const ancestorIn = ({ path, crumb, parent }: Ancestor, translate: Translate): Ancestor => ({
  path: hrefIn(path, translate.language),
  crumb: translateName(translate, crumb),
  ...(parent && { parent: ancestorIn(parent, translate) }),
});

/** Translates a registered page: its names, path and parent pages. */
export function pageIn<Page extends SitePage>(page: Page, translate: Translate): Page {
  if (translate.language === 'en') return page;
  const { name, title, heading, crumb, navLabel, path, description, parent } = page;
  return {
    ...page,
    name: translateName(translate, name),
    title: translateName(translate, title),
    heading: translateName(translate, heading),
    crumb: translateName(translate, crumb),
    navLabel: translateName(translate, navLabel),
    path: hrefIn(path, translate.language),
    ...(description && { description: translateName(translate, description) }),
    // Omits the parent if it does not exist in the language.
    parent: parent && hasTranslation(parent.path) ? ancestorIn(parent, translate) : undefined,
  };
}

/** Returns the translated pages that exist in a language. */
export const pagesIn = (pages: readonly SitePage[], translate: Translate): SitePage[] =>
  pages
    .filter(({ path }) => translate.language === 'en' || hasTranslation(path))
    .map((page) => pageIn(page, translate));
