import type { Article, Legislation, WithContext } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Act, DocumentFrontMatter, FinanceAct } from '../../content/schemas/resources.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { coveredYear, textDays } from '../../resources/textDays.ts';
import { sharingPath } from '../../site/paths.ts';
import { firmId } from '../seo/structuredData.ts';
import type { LibraryDocument } from './allDocuments.ts';

/** The year in 'Cap. 332 (Act 11 of 2004)'. */
const ENACTED = / of (\d{4})/;

/** Returns the law that a document summarises. */
function legislationOf(document: Act | FinanceAct): Exclude<Legislation, string> {
  const isFinanceAct = document.category === 'finance-act';
  const number = isFinanceAct ? document.actNumber : undefined;
  const citation = isFinanceAct ? number && `Act ${number} of ${document.year}` : document.citation;
  const enacted = isFinanceAct ? String(document.year) : ENACTED.exec(document.citation)?.[1];
  return {
    '@type': 'Legislation',
    name: document.title,
    legislationIdentifier: citation || document.title,
    legislationJurisdiction: 'TZ',
    ...(enacted && { legislationDate: enacted }),
  };
}

/** Builds structured data (schema.org) of a document. */
export function articleData(
  firm: Firm,
  document: LibraryDocument,
  { updatedOn, sources }: DocumentFrontMatter,
): WithContext<Article> {
  const publisher = { '@id': firmId(firm) };
  const covered = coveredYear(document);
  const { published, changed } = textDays(document.date, updatedOn, firm.launchedOn);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: titleInContext(document),
    description: document.description,
    url: `${firm.url}${documentPath(document)}`,
    image: `${firm.url}${sharingPath(documentPath(document))}`,
    ...(published !== undefined && { datePublished: published }),
    dateModified: changed,
    ...(covered && document.category === 'guides' && { temporalCoverage: `${covered.from}/${covered.to}` }),
    ...((document.category === 'acts' || document.category === 'finance-act') && {
      isBasedOn: legislationOf(document),
    }),
    // A sample of a team is not an author.
    author:
      document.author && !firm.placeholder
        ? { '@type': 'Organization', name: document.author, parentOrganization: publisher, url: firm.url }
        : { '@type': 'Organization', ...publisher, name: firm.name, url: firm.url },
    publisher,
    citation: sources.map(({ name }) => name),
  };
}
