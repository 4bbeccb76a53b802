/** Notice beside the title of a summary of a law. */
export const SUMMARY_NOTICE = 'Our summary, not the official text';

type Titled = { category: string; title: string };

/** Checks for the summary of an act or a Finance Act, which a reader could mistake for the law itself. */
export const isSummaryOfLaw = ({ category }: Pick<Titled, 'category'>): boolean =>
  category === 'acts' || category === 'finance-act';

/** Returns the title of a document for a file, a feed or structured data. */
export const titleInContext = (document: Titled): string =>
  isSummaryOfLaw(document) ? `${document.title}: our summary, not the official text` : document.title;

/** Returns the title of a document for a single line. */
export const shortTitle = (document: Titled): string =>
  isSummaryOfLaw(document) ? `${document.title}: summary` : document.title;

/**
 * Returns the name of a document's page in the title tag: from its front matter, and for a law its title with its
 * country.
 */
export function documentSearchTitle(document: Titled, frontMatter?: { searchTitle?: string }): string {
  if (frontMatter?.searchTitle) return frontMatter.searchTitle;
  return isSummaryOfLaw(document) ? `${document.title} of Tanzania: our summary` : document.title;
}

/** Returns the description of a document's page for search engines; for a law it says that the page is a summary. */
export const documentSearchDescription = ({
  category,
  description,
}: {
  category: string;
  description: string;
}): string => (isSummaryOfLaw({ category }) ? `${description} ${SUMMARY_NOTICE}.` : description);
