import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { getDocument } from '../content/loaders/documents.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { documentsOf } from '../resources/allDocuments.ts';

/** A page of the site map: its path, its name and, where its content says, the day it was last checked. */
export type SitePage = { path: string; name: string; checkedOn?: string };

/** A heading of the site map with its pages. */
export type SitePageGroup = { heading: string; pages: SitePage[] };

const page = (path: string, name: string): SitePage => ({ path, name });

function servicePages(): SitePage[] {
  return getAllServices().map(({ slug, title, checkedOn }) => ({ path: slug, name: title, checkedOn }));
}

/** The documents of a category of the library. */
function documentGroup(category: DocumentCategory): SitePageGroup {
  const pages = documentsOf(category).map((document) => {
    const checkedOn = getDocument(category, document.id)?.checkedOn;
    return { ...page(documentPath(document), document.title), ...(checkedOn && { checkedOn }) };
  });
  return { heading: LIBRARY_TEXTS[category].name, pages };
}

/** Every page that search engines and visitors may find, grouped as the site map shows them. */
export function sitePages(): SitePageGroup[] {
  return [
    {
      heading: 'The firm',
      pages: [
        page('/', 'Home'),
        page('/about', 'About Us'),
        page('/team', 'Our Team'),
        page('/awards', 'Awards'),
        page('/industries', 'Industries'),
        page('/contact', 'Contact Us'),
      ],
    },
    { heading: 'Services', pages: [page('/services', 'Our Services'), ...servicePages()] },
    {
      heading: 'Calculators',
      pages: [
        page('/calculator', 'Calculator Hub'),
        page('/calculator/gross-to-net-salary', 'Gross to net salary'),
        page('/calculator/net-to-gross-salary', 'Net to gross salary'),
        page('/calculator/overtime', 'Overtime'),
        page('/calculator/corporate-tax', 'Corporate tax'),
      ],
    },
    {
      heading: 'Library',
      pages: [page('/resources', 'Resources'), page('/media', 'Media publications')],
    },
    ...(['guides', 'articles', 'finance-act', 'acts'] as const).map(documentGroup),
    {
      heading: 'This website',
      pages: [
        page('/privacy-policy', 'Privacy Policy'),
        page('/terms-of-service', 'Terms of Service'),
        page('/accessibility', 'Accessibility'),
        page('/sitemap', 'Sitemap'),
      ],
    },
  ];
}
