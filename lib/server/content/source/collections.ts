import { achievementsSchema, founderSchema, valuesSchema } from '../../../content/schemas/about.ts';
import { affiliationsSchema, awardsSchema, credentialsSchema } from '../../../content/schemas/awards.ts';
import { dutyPagesSchema } from '../../../content/schemas/duty.ts';
import { firmSchema } from '../../../content/schemas/firm.ts';
import { glossarySchema } from '../../../content/schemas/glossary.ts';
import { homeSchema } from '../../../content/schemas/home.ts';
import { mediaSchema } from '../../../content/schemas/media.ts';
import { newsSchema } from '../../../content/schemas/news.ts';
import { pageTextsSchema } from '../../../content/schemas/pageTexts.ts';
import { addressesSchema, redirectsSchema } from '../../../content/schemas/redirects.ts';
import {
  actsSchema,
  articlesSchema,
  financeActsSchema,
  guidesSchema,
  videosSchema,
} from '../../../content/schemas/resource.ts';
import { searchSchema } from '../../../content/schemas/search.ts';
import { industriesSchema, sectorsSchema } from '../../../content/schemas/sector.ts';
import { servicesSchema } from '../../../content/schemas/service.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { teamSchema } from '../../../content/schemas/team.ts';
import { kiswahiliSchema } from '../../../content/schemas/words.ts';

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
