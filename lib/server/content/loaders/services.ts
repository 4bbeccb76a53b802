import type { z } from 'zod';
import { type Service, type serviceEntrySchema, serviceFrontMatterSchema } from '../../../content/schemas/services.ts';
import type { ServiceId } from '../../../site/serviceCategories.ts';
import type { Language } from '../../../words/language.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/contentFiles.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';

/** Returns the path of a service's text, relative to the project root. */
export function serviceFile(id: ServiceId): string {
  return `content/services/${id}.mdx`;
}

function readService(entry: z.infer<typeof serviceEntrySchema>, language: Language): Service {
  const { id } = entry;
  const frontMatter = readCollection({ file: serviceFile(id), schema: serviceFrontMatterSchema }, language);
  return { ...frontMatter, ...entry, slug: `/services/${id}` };
}

/** Services in display order. */
export const getAllServices = memoizeLoader((language: Language): Service[] =>
  readCollection(COLLECTIONS.services, language).map((entry) => readService(entry, language)),
);

/** Returns a service by id; undefined if it does not exist. */
export function getService(id: string, language: Language): Service | undefined {
  return getAllServices(language).find((service) => service.id === id);
}

/** Sectors in display order; Home shows the first six. */
export const getAllSectors = collectionLoader(COLLECTIONS.sectors);

/** Sources of the sectors' tax points. */
export const getIndustries = collectionLoader(COLLECTIONS.industries);
