import type { Dataset, FAQPage, VideoObject, WithContext } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Video } from '../../content/schemas/resource.ts';
import { RATE_FILE_TYPES, rateFilePath } from '../../resources/rateFilePath.ts';
import { PAGES } from '../../site/pages.ts';
import { language } from '../../words/language.ts';
import { resourcePicture } from '../pictures/registry.ts';
import { firmId } from './structuredData.ts';

const CONTEXT = 'https://schema.org';

/** Questions of a page with their answers, as they stand on it. */
export const questionsData = (questions: readonly { title: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A video on another site. Never call it for a placeholder: it would publish an invented film. */
export const videoData = (firm: Firm, video: Video): WithContext<VideoObject> => ({
  '@context': CONTEXT,
  '@type': 'VideoObject',
  name: video.title,
  description: video.description,
  thumbnailUrl: `${firm.url}${resourcePicture(video).src}`,
  uploadDate: `${video.date}T00:00:00+03:00`,
  url: video.link,
  publisher: { '@id': firmId(firm) },
});

/** A page of rates whose figures can be downloaded. */
type RateTables = {
  name: string;
  description: string;
  path: string;
  /** Absent for the rates of all years. */
  year?: string;
  /** First and last day that the figures cover, as ISO days; without a last one they go on. */
  covers: { from: string; to?: string };
  changed: string;
  /** Laws and publications behind the figures. */
  sources: readonly string[];
};

/** The figures of a page of rates as a dataset with its files. */
export function ratesData(firm: Firm, tables: RateTables): WithContext<Dataset> {
  const { name, description, path, year, covers, changed, sources } = tables;
  const creator = { '@id': firmId(firm) };
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name,
    description,
    url: `${firm.url}${path}`,
    license: `${firm.url}${PAGES.terms.path}#using-our-material`,
    isAccessibleForFree: true,
    temporalCoverage: `${covers.from}/${covers.to ?? '..'}`,
    spatialCoverage: firm.address.country,
    dateModified: changed,
    creator,
    distribution: Object.entries(RATE_FILE_TYPES).map(([ending, encodingFormat]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: `${firm.url}${rateFilePath(ending, { year, language: language() })}`,
    })),
    ...(sources.length > 0 && { citation: [...sources] }),
  };
}
