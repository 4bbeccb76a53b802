/** What a summary of a law says of itself wherever its title stands alone. */
export const SUMMARY_NOTICE = 'Our summary, not the official text';

type Titled = { category: string; title: string };

/** True for the summary of an act or a Finance Act, which a reader could take for the law itself. */
export const isSummaryOfLaw = ({ category }: Pick<Titled, 'category'>): boolean =>
  category === 'acts' || category === 'finance-act';

/** The title of a document in a file, a feed or structured data. */
export const titleInContext = (document: Titled): string =>
  isSummaryOfLaw(document) ? `${document.title}: our summary, not the official text` : document.title;

/** The name of a document's page in the title tag: the one of its front matter, and for a law its title with its country. */
export function documentSearchTitle(document: Titled, frontMatter?: { searchTitle?: string }): string {
  if (frontMatter?.searchTitle) return frontMatter.searchTitle;
  return isSummaryOfLaw(document) ? `${document.title} of Tanzania: our summary` : document.title;
}

/** The description of a document's page for search engines: that of a law says that the page is a summary. */
export const documentSearchDescription = ({
  category,
  description,
}: {
  category: string;
  description: string;
}): string => (isSummaryOfLaw({ category }) ? `${description} ${SUMMARY_NOTICE}.` : description);
