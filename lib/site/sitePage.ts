import type { SectionId } from './currentItem.ts';
import type { PictureStyle } from './pictureStyle.ts';

/**
 * A static page has no script except the inline one of every page, which the build takes care of. It is only read, and
 * all that it does is done by links, forms and the browser's own disclosures. Any other page is as Next writes it.
 */
export type PageKind = { isStatic?: boolean };

/** Name of the meta tag of static pages, for the build (lib/server/site-build/pageScripts.ts). */
export const STATIC_PAGE_META = 'static-page';

/** Headings of the site map, in order. Services and documents are listed under theirs, with the pages below. */
export const SITE_MAP_HEADINGS = ['The firm', 'Services', 'Calculators', 'Library', 'This website'] as const;

export type SiteMapHeading = (typeof SITE_MAP_HEADINGS)[number];

/** A parent page in breadcrumbs. */
export type Ancestor = { path: string; crumb: string; parent?: Ancestor };

/** Declaration of a page with a fixed path. Absent values are derived. */
type PageDeclaration = PageKind & {
  path: string;
  /** Name in the footer, the site map and the search. */
  name: string;
  /** Title tag and name in dropdowns. Default: the name. */
  title?: string;
  /** The h1. Default: the title. */
  heading?: string;
  /** Name in breadcrumbs. Default: the title. */
  crumb?: string;
  /** Name in the header's row. Default: the crumb. */
  navLabel?: string;
  /** Description for search engines and the site's search. Only for calculators; others have it in content/. */
  description?: string;
  /** Heading of the site map; without it the page is in neither site map nor search. */
  listedUnder?: SiteMapHeading;
  /** The header's current item. */
  section?: SectionId;
  /** Parent page in breadcrumbs, below Home. */
  parent?: Ancestor;
  /** Seed of the drawing. Default: derived from the path. */
  pictureId?: string;
  picture?: PictureStyle;
  /** Pattern of the border strip below the hero. Default: the picture's. */
  border?: PictureStyle['border'];
  isHidden?: boolean;
};

export type SitePage = PageDeclaration &
  Required<Pick<PageDeclaration, 'title' | 'heading' | 'crumb' | 'navLabel' | 'pictureId'>>;

/** Derives the absent values of a declaration. */
export function definePage<Declared extends PageDeclaration>(declared: Declared): Declared & SitePage {
  const { title = declared.name, heading = title, crumb = title, navLabel = crumb } = declared;
  const pictureId = declared.pictureId ?? declared.path.slice(1).replaceAll('/', '-');
  return { ...declared, title, heading, crumb, navLabel, pictureId };
}
