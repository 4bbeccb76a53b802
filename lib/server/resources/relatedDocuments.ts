import type { Article, Guide } from '../../content/schemas/resource.ts';
import type { ServiceId } from '../../content/schemas/service.ts';
import { newestFirst } from './allDocuments.ts';

const MOST_RELATED = 3;

/** The newest guides and articles that belong to a service, three at most. */
export const relatedDocuments = <Document extends Guide | Article>(
  serviceId: ServiceId,
  documents: readonly Document[],
): Document[] => newestFirst(documents.filter(({ service }) => service === serviceId)).slice(0, MOST_RELATED);
