import type { z } from 'zod';
import { dutyPagesSchema } from '../../../content/schemas/calendar.ts';
import { firmSchema } from '../../../content/schemas/firm.ts';
import { kiswahiliSchema } from '../../../content/schemas/kiswahili.ts';
import * as pages from '../../../content/schemas/pages.ts';
import * as people from '../../../content/schemas/people.ts';
import * as resources from '../../../content/schemas/resources.ts';
import * as services from '../../../content/schemas/services.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { DOCUMENT_CATEGORIES, documentFolder } from '../../../resources/documentPath.ts';

/**
 * All JSON files of content/ with their schemas. Files of content/tax are listed with their schemas in
 * lib/content/schemas/tax/tax.ts.
 */
export const COLLECTIONS = {
  firm: { file: 'content/firm.json', schema: firmSchema },
  pageTexts: { file: 'content/pages.json', schema: pages.pageTextsSchema },
  home: { file: 'content/home.json', schema: pages.homeSchema },
  services: { file: 'content/services.json', schema: services.servicesSchema },
  founder: { file: 'content/founder.json', schema: people.founderSchema },
  values: { file: 'content/values.json', schema: people.valuesSchema },
  achievements: { file: 'content/achievements.json', schema: people.achievementsSchema },
  awards: { file: 'content/awards.json', schema: people.awardsSchema },
  affiliations: { file: 'content/affiliations.json', schema: people.affiliationsSchema },
  credentials: { file: 'content/credentials.json', schema: people.credentialsSchema },
  team: { file: 'content/team.json', schema: people.teamSchema },
  industries: { file: 'content/industries.json', schema: services.industriesSchema },
  sectors: { file: 'content/sectors.json', schema: services.sectorsSchema },
  media: { file: 'content/media.json', schema: resources.mediaSchema },
  guides: { file: 'content/resources/guides.json', schema: resources.guidesSchema },
  articles: { file: 'content/resources/articles.json', schema: resources.articlesSchema },
  acts: { file: 'content/resources/acts.json', schema: resources.actsSchema },
  financeActs: { file: 'content/resources/finance-act.json', schema: resources.financeActsSchema },
  videos: { file: 'content/resources/videos.json', schema: resources.videosSchema },
  dutyPages: { file: 'content/duties.json', schema: dutyPagesSchema },
  glossary: { file: 'content/glossary.json', schema: resources.glossarySchema },
  news: { file: 'content/whats-new.json', schema: resources.newsSchema },
  kiswahili: { file: 'content/words.sw.json', schema: kiswahiliSchema },
  redirects: { file: 'content/redirects.json', schema: pages.redirectsSchema },
  addresses: { file: 'content/addresses.json', schema: pages.addressesSchema },
  search: { file: 'content/search.json', schema: pages.searchSchema },
} as const;

/** Files that forms, functions and e-mails import directly, so their tokens are not resolved. */
export const IMPORTED_FILES: readonly string[] = [
  COLLECTIONS.firm.file,
  COLLECTIONS.services.file,
  COLLECTIONS.pageTexts.file,
  'content/services.sw.json',
  COLLECTIONS.kiswahili.file,
];

/** All JSON files of content/, including rate tables. */
export const JSON_FILES = [...Object.values(COLLECTIONS), ...Object.values(TAX_FILES)];

/** All MDX folders and files, with the schema of their front matter and the catalogue whose entries they belong to. */
export const TEXTS: readonly { folder: string; schema: z.ZodType; catalogue?: string }[] = [
  { folder: 'content/services/', schema: services.serviceFrontMatterSchema, catalogue: COLLECTIONS.services.file },
  ...DOCUMENT_CATEGORIES.map((category) => ({
    folder: `content/${documentFolder(category)}/`,
    schema: resources.documentFrontMatterSchema,
    catalogue: `content/${documentFolder(category)}.json`,
  })),
  { folder: 'content/pages/', schema: pages.pageFrontMatterSchema },
  { folder: 'content/cv.mdx', schema: resources.cvFrontMatterSchema },
];
