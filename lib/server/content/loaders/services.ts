import type { z } from 'zod';
import {
  type Service,
  type ServiceId,
  type serviceEntrySchema,
  serviceFrontMatterSchema,
} from '../../../content/schemas/services.ts';
import type { Language } from '../../../words/language.ts';
import { servicePicture } from '../../pictures/registry.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/contentFiles.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';

/** Returns the path from the project root of a service's text. */
export function serviceFile(id: ServiceId): string {
  return `content/services/${id}.mdx`;
}

function readService(entry: z.infer<typeof serviceEntrySchema>, language: Language): Service {
  const { id } = entry;
  const frontMatter = readCollection({ file: serviceFile(id), schema: serviceFrontMatterSchema }, language);
  const { icon, iconColor } = frontMatter;
  return { ...frontMatter, ...entry, slug: `/services/${id}`, image: servicePicture({ id, icon, iconColor }).src };
}

/** The services in display order. */
export const getAllServices = memoizeLoader((language: Language): Service[] =>
  readCollection(COLLECTIONS.services, language).map((entry) => readService(entry, language)),
);

/** Returns the service with this id, or undefined. */
export function getService(id: string, language: Language): Service | undefined {
  return getAllServices(language).find((service) => service.id === id);
}

/** The sectors in display order; Home shows the first six. */
export const getAllSectors = collectionLoader(COLLECTIONS.sectors);

/** Sources of the sectors' tax points. */
export const getIndustries = collectionLoader(COLLECTIONS.industries);
