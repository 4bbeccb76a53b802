import type { Article, WithContext } from 'schema-dts';
import type { DocumentFrontMatter } from '../../content/schemas/document.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import { coveredYear } from '../../resources/coveredYear.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE, titleInContext } from '../../resources/summaryTitle.ts';
import { textDays } from '../../resources/textDays.ts';
import { getLawBasis } from '../content/loaders/sources.ts';
import { DEFAULT_IMAGE } from '../seo/pageMetadata.ts';
import { firmId } from '../seo/structuredData.ts';
import type { LibraryDocument } from './allDocuments.ts';

/** Structured data (schema.org) of a document. */
export function articleData(
  firm: Firm,
  document: LibraryDocument,
  { updatedOn, sources, financeAct }: DocumentFrontMatter,
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
    image: `${firm.url}${DEFAULT_IMAGE}`,
    mainEntityOfPage: `${firm.url}${documentPath(document)}`,
    inLanguage: 'en',
    ...(published !== undefined && { datePublished: published }),
    dateModified: changed,
    ...(covered && document.category === 'guides' && { temporalCoverage: `${covered.from}/${covered.to}` }),
    ...(isSummaryOfLaw(document) && {
      genre: SUMMARY_NOTICE,
      about: { '@type': 'Legislation', name: document.title, legislationJurisdiction: 'TZ' },
    }),
    // A sample of a team is no author.
    author:
      document.author && !firm.placeholder
        ? { '@type': 'Organization', name: document.author, parentOrganization: publisher }
        : publisher,
    publisher,
    ...(financeAct !== undefined && { creativeWorkStatus: getLawBasis(financeAct).text }),
    citation: sources.map(({ name }) => name),
  };
}
