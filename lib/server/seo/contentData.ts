import type { Dataset, FAQPage, VideoObject, WithContext } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Video } from '../../content/schemas/resources.ts';
import { PAGES } from '../../site/pages.ts';
import { LAW_VALUES_FILE } from '../../site/paths.ts';
import { RECORD_START } from '../../tax/rateCard.ts';
import { resourcePicture } from '../pictures/registry.ts';
import { firmId } from './structuredData.ts';

const CONTEXT = 'https://schema.org';

/** Builds structured data of a page's questions and answers. */
export const questionsData = (questions: readonly { title: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Builds structured data of a video on another site. Never for a placeholder: it would publish an invented film. */
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

/** Builds the values of the law as a dataset. `changed` is the ISO day of the newest source. */
export function ratesData(
  firm: Firm,
  { name, description, changed }: { name: string; description: string; changed: string },
): WithContext<Dataset> {
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name,
    description,
    url: `${firm.url}${PAGES.howWeCheck.path}`,
    license: `${firm.url}${PAGES.terms.path}#using-our-material`,
    isAccessibleForFree: true,
    temporalCoverage: `${RECORD_START}/..`,
    spatialCoverage: firm.address.country,
    dateModified: changed,
    creator: { '@id': firmId(firm) },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${firm.url}${LAW_VALUES_FILE}`,
    },
  };
}
