import type { Article, Service as ServiceThing, WithContext } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import { sharingPath } from '../../site/sharingPath.ts';
import { swahiliPath } from '../../site/twins.ts';
import { getDocument, getTextDays } from '../content/loaders/documents.ts';
import type { PlacedTwinText } from '../content/loaders/twinTexts.ts';
import { firmId } from '../seo/structuredData.ts';
import { findDocument, type LibraryDocument } from './allDocuments.ts';

/** The English document behind a Kiswahili text; undefined for one of another kind. */
export function documentOfTwin({ path }: Pick<PlacedTwinText, 'path'>): LibraryDocument | undefined {
  const [, category = '', id = ''] = /^\/resources\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return findDocument(category, id);
}

/** Structured data (schema.org) of a Kiswahili text that is an article or about a service; undefined for another one. */
export function twinTextData(firm: Firm, text: PlacedTwinText): WithContext<Article | ServiceThing> | undefined {
  const { path, title, description } = text;
  const url = `${firm.url}${swahiliPath(path)}`;
  const publisher = { '@id': firmId(firm) };
  const document = documentOfTwin(text);
  if (document) {
    const front = getDocument(document.category, document.id);
    const { published, changed } = getTextDays({ date: document.date, updatedOn: front?.updatedOn });
    return {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      url,
      inLanguage: 'sw',
      image: `${firm.url}${sharingPath(swahiliPath(path))}`,
      ...(published !== undefined && { datePublished: published }),
      dateModified: changed,
      author: { '@type': 'Organization', ...publisher, name: firm.name, url: firm.url },
      publisher,
      isBasedOn: `${firm.url}${path}`,
    };
  }
  if (!path.startsWith('/services/')) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description,
    url,
    provider: publisher,
    areaServed: { '@type': 'Country', name: firm.address.country },
  };
}
