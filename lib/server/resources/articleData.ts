import type { Article, WithContext } from 'schema-dts';
import type { DocumentFrontMatter } from '../../content/schemas/document.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { firmId } from '../seo/structuredData.ts';
import type { LibraryDocument } from './allDocuments.ts';

/** Structured data (schema.org) of a document. */
export function articleData(
  firm: Firm,
  document: LibraryDocument,
  { checkedOn, sources }: DocumentFrontMatter,
): WithContext<Article> {
  const publisher = { '@id': firmId(firm) };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: document.title,
    description: document.description,
    url: `${firm.url}${documentPath(document)}`,
    mainEntityOfPage: `${firm.url}${documentPath(document)}`,
    inLanguage: 'en',
    datePublished: document.date,
    // The newest source of a text may be older than its day of issue.
    dateModified: checkedOn > document.date ? checkedOn : document.date,
    author: document.author
      ? { '@type': 'Organization', name: document.author, parentOrganization: publisher }
      : publisher,
    publisher,
    citation: sources.map(({ name }) => name),
  };
}
