import type { Article, Guide } from '../../content/schemas/resource.ts';
import type { ServiceId } from '../../content/schemas/service.ts';
import { documentPath } from '../../resources/documentPath.ts';

export type RelatedDocument = { title: string; href: string; date: string };

const MOST_RELATED = 3;

/** The newest guides and articles that belong to a service, three at most. */
export function relatedDocuments(serviceId: ServiceId, documents: readonly (Guide | Article)[]): RelatedDocument[] {
  return documents
    .filter(({ service }) => service === serviceId)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST_RELATED)
    .map((document) => ({ title: document.title, href: documentPath(document), date: document.date }));
}
