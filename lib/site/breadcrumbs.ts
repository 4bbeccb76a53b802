import { type Say, sayName } from '../words/say.ts';
import { PAGES } from './pages.ts';
import type { Ancestor, SitePage } from './sitePage.ts';
import { hrefIn } from './translatedPages.ts';

/** Data of a page's hero; pages made from content build it themselves. */
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
