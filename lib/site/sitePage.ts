import type { SectionId } from './currentItem.ts';
import type { PictureStyle } from './pictureStyle.ts';

/** How a page gets its script and page data. */
export type PageLoading = {
  /**
   * light: at the first intent to use the page, none while one reads; live: at once, for pages that move or fetch by
   * themselves.
   */
  loading: 'light' | 'live';
  /**
   * What counts as intent on arrival at a light page, since only script can answer it: names of query parameters, '#' for
   * any hash, and with a colon a key of the browser's storage, such as 'typed:<form>' for the draft of a form.
   */
  answers?: readonly string[];
};

/** Names of the meta tags that tell the build and the page's inline scripts how it loads. */
export const LOADING_META = { loading: 'page-loading', answers: 'page-answers' } as const;

export type LoadingMeta = typeof LOADING_META;

/** Headings of the site map, in their order. Services and documents stand under theirs beside the pages below. */
export const SITE_MAP_HEADINGS = ['The firm', 'Services', 'Calculators', 'Library', 'This website'] as const;

export type SiteMapHeading = (typeof SITE_MAP_HEADINGS)[number];

/** A page above another one in breadcrumbs. */
export type Ancestor = { path: string; crumb: string; parent?: Ancestor };

/** Declaration of a page with a fixed path. Absent values are derived from the others. */
type PageDeclaration = PageLoading & {
  path: string;
  /** In the footer, the site map and the search. */
  name: string;
  /** In the title tag and in dropdowns; the name where absent. */
  title?: string;
  /** The h1; the title where absent. */
  heading?: string;
  /** In breadcrumbs; the title where absent. */
  crumb?: string;
  /** In the header's row; the crumb where absent. */
  navLabel?: string;
  /** For search engines and the site's own search. Absent where content/ has it, which is all but calculators. */
  description?: string;
  /** Heading of the site map; a page without one is in neither site map nor search. */
  listedUnder?: SiteMapHeading;
  /** Item of the header that is marked as current. */
  section?: SectionId;
  /** Page between Home and this one in breadcrumbs. */
  parent?: Ancestor;
  /** Seed of the drawing; derived from the path where absent. */
  pictureId?: string;
  /** Drawing of the hero. */
  picture?: PictureStyle;
  /** Pattern of the border strip below the hero; that of the picture where absent. */
  border?: PictureStyle['border'];
  /** Search engines leave the page out. */
  isHidden?: boolean;
};

/** A page of the registry with the derived values. */
export type SitePage = PageDeclaration &
  Required<Pick<PageDeclaration, 'title' | 'heading' | 'crumb' | 'navLabel' | 'pictureId'>>;

/** Derives the absent values of a declaration. */
export function definePage<Declared extends PageDeclaration>(declared: Declared): Declared & SitePage {
  const { title = declared.name, heading = title, crumb = title, navLabel = crumb } = declared;
  const pictureId = declared.pictureId ?? declared.path.slice(1).replaceAll('/', '-');
  return { ...declared, title, heading, crumb, navLabel, pictureId };
}
