/** What a summary of a law says of itself wherever its title stands alone. */
export const SUMMARY_NOTICE = 'Our summary, not the official text';

type Titled = { category: string; title: string };

/** True for the summary of an act or a Finance Act, which a reader could take for the law itself. */
export const isSummaryOfLaw = ({ category }: Pick<Titled, 'category'>): boolean =>
  category === 'acts' || category === 'finance-act';

/** The title of a document in a file, a feed or structured data. */
export const titleInContext = (document: Titled): string =>
  isSummaryOfLaw(document) ? `${document.title}: our summary, not the official text` : document.title;

/** The title of a document's window, short enough for a tab and a search engine, which cut at some 60 characters. */
export const windowTitle = (document: Titled): string =>
  isSummaryOfLaw(document) ? `${document.title}: our summary` : document.title;
