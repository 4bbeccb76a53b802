import type { SectionId } from './currentItem.ts';
import type { PictureStyle } from './pictureStyle.ts';

/**
 * A static page keeps none of Next's scripts, only the inline start script and any custom elements. Everything else it does
 * uses links, forms and native disclosures.
 */
export type PageKind = { isStatic?: boolean };

/** Name of the meta tag that marks static pages for the build (lib/server/site-build/pageScripts.ts). */
export const STATIC_PAGE_META = 'static-page';

/** Site map headings, in order. Pages generated from content are listed with registered pages of the same heading. */
export const SITE_MAP_HEADINGS = ['The firm', 'Services', 'Calculators', 'Library', 'This website'] as const;

export type SiteMapHeading = (typeof SITE_MAP_HEADINGS)[number];

/** A parent page in breadcrumbs. */
export type Ancestor = { path: string; crumb: string; parent?: Ancestor };

/** Declares a page with a fixed path. Missing values are derived. */
type PageDeclaration = PageKind & {
  path: string;
  /** Name in the footer, the site map and the search. */
  name: string;
  /** Title tag, and name in dropdowns. Defaults to the name. */
  title?: string;
  /** The h1. Defaults to the title. */
  heading?: string;
  /** Name in breadcrumbs. Defaults to the title. */
  crumb?: string;
  /** Name in the header. Defaults to the crumb. */
  navLabel?: string;
  /** Description for search engines and the site search. Only for calculators; that of other pages is in content/. */
  description?: string;
  /** Site map heading. Without one, the page is in neither the site map nor the search. */
  listedUnder?: SiteMapHeading;
  /** Current item in the header. */
  section?: SectionId;
  /** Parent page in breadcrumbs, below Home. */
  parent?: Ancestor;
  /** Seed of the drawing. Derived from the path by default. */
  pictureId?: string;
  picture?: PictureStyle;
  /** Pattern of the border strip below the hero. Defaults to that of the picture. */
  border?: PictureStyle['border'];
  isHidden?: boolean;
};

export type SitePage = PageDeclaration &
  Required<Pick<PageDeclaration, 'title' | 'heading' | 'crumb' | 'navLabel' | 'pictureId'>>;

/** Fills in the values that a declaration omits. */
export function definePage<Declared extends PageDeclaration>(declared: Declared): Declared & SitePage {
  const { title = declared.name, heading = title, crumb = title, navLabel = crumb } = declared;
  const pictureId = declared.pictureId ?? declared.path.slice(1).replaceAll('/', '-');
  return { ...declared, title, heading, crumb, navLabel, pictureId };
}
