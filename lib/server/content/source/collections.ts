import type { z } from 'zod';
import { dutyPagesSchema } from '../../../content/schemas/calendar.ts';
import { firmSchema } from '../../../content/schemas/firm.ts';
import {
  addressesSchema,
  homeSchema,
  kiswahiliSchema,
  pageFrontMatterSchema,
  pageTextsSchema,
  redirectsSchema,
  searchSchema,
} from '../../../content/schemas/pages.ts';
import {
  achievementsSchema,
  affiliationsSchema,
  awardsSchema,
  credentialsSchema,
  founderSchema,
  teamSchema,
  valuesSchema,
} from '../../../content/schemas/people.ts';
import {
  actsSchema,
  articlesSchema,
  cvFrontMatterSchema,
  documentFrontMatterSchema,
  financeActsSchema,
  glossarySchema,
  guidesSchema,
  mediaSchema,
  newsSchema,
  videosSchema,
} from '../../../content/schemas/resources.ts';
import {
  industriesSchema,
  sectorsSchema,
  serviceFrontMatterSchema,
  servicesSchema,
} from '../../../content/schemas/services.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { DOCUMENT_CATEGORIES, documentFolder } from '../../../resources/documentPath.ts';

/** Every JSON file of content/ with its schema; files of content/tax are defined beside their schemas. */
export const COLLECTIONS = {
  firm: { file: 'content/firm.json', schema: firmSchema },
  pageTexts: { file: 'content/pages.json', schema: pageTextsSchema },
  home: { file: 'content/home.json', schema: homeSchema },
  services: { file: 'content/services.json', schema: servicesSchema },
  founder: { file: 'content/founder.json', schema: founderSchema },
  values: { file: 'content/values.json', schema: valuesSchema },
  achievements: { file: 'content/achievements.json', schema: achievementsSchema },
  awards: { file: 'content/awards.json', schema: awardsSchema },
  affiliations: { file: 'content/affiliations.json', schema: affiliationsSchema },
  credentials: { file: 'content/credentials.json', schema: credentialsSchema },
  team: { file: 'content/team.json', schema: teamSchema },
  industries: { file: 'content/industries.json', schema: industriesSchema },
  sectors: { file: 'content/sectors.json', schema: sectorsSchema },
  media: { file: 'content/media.json', schema: mediaSchema },
  guides: { file: 'content/resources/guides.json', schema: guidesSchema },
  articles: { file: 'content/resources/articles.json', schema: articlesSchema },
  acts: { file: 'content/resources/acts.json', schema: actsSchema },
  financeActs: { file: 'content/resources/finance-act.json', schema: financeActsSchema },
  videos: { file: 'content/resources/videos.json', schema: videosSchema },
  dutyPages: { file: 'content/duties.json', schema: dutyPagesSchema },
  glossary: { file: 'content/glossary.json', schema: glossarySchema },
  news: { file: 'content/whats-new.json', schema: newsSchema },
  kiswahili: { file: 'content/words.sw.json', schema: kiswahiliSchema },
  redirects: { file: 'content/redirects.json', schema: redirectsSchema },
  addresses: { file: 'content/addresses.json', schema: addressesSchema },
  search: { file: 'content/search.json', schema: searchSchema },
} as const;

/** Files that forms, functions and mails import unresolved. */
export const IMPORTED_FILES: readonly string[] = [
  COLLECTIONS.firm.file,
  COLLECTIONS.services.file,
  COLLECTIONS.pageTexts.file,
  'content/services.sw.json',
  COLLECTIONS.kiswahili.file,
];

/** All JSON files of content/, rate tables included. */
export const JSON_FILES = [...Object.values(COLLECTIONS), ...Object.values(TAX_FILES)];

/** Every folder of texts, or text, with the schema of its front matter and the catalogue whose entries name its files. */
export const TEXTS: readonly { folder: string; schema: z.ZodType; catalogue?: string }[] = [
  { folder: 'content/services/', schema: serviceFrontMatterSchema, catalogue: COLLECTIONS.services.file },
  ...DOCUMENT_CATEGORIES.map((category) => ({
    folder: `content/${documentFolder(category)}/`,
    schema: documentFrontMatterSchema,
    catalogue: `content/${documentFolder(category)}.json`,
  })),
  { folder: 'content/pages/', schema: pageFrontMatterSchema },
  { folder: 'content/cv.mdx', schema: cvFrontMatterSchema },
];
