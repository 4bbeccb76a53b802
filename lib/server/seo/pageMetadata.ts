import type { Metadata } from 'next';
import type { DescribedPageId } from '../../content/schemas/pageTexts.ts';
import { PAGES } from '../../site/pages.ts';
import { LOADING_META, type PageLoading } from '../../site/sitePage.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getPageTexts } from '../content/loaders/pageTexts.ts';

type PageMetadataOptions = PageLoading & {
  /** Name of the page; the firm's name follows it in the title. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** Path of the page, such as /about. */
  path: string;
  /** URL of a 1200 x 630 picture under public/. */
  image?: string;
  /** Excluded from search engines. */
  isHidden?: boolean;
  /** True where `title` is the whole title. */
  isTitleComplete?: boolean;
};

const DEFAULT_IMAGE = '/images/og/default.png';

/** Title, description, canonical URL and sharing tags of a page. */
export function pageMetadata(options: PageMetadataOptions): Metadata {
  const { title, description, path, image = DEFAULT_IMAGE, isHidden = false, isTitleComplete = false } = options;
  const { loading, answers } = options;
  const firm = getFirm();
  const fullTitle = isTitleComplete ? title : `${title} - ${firm.name}`;
  return {
    metadataBase: new URL(firm.url),
    title: { absolute: fullTitle },
    description,
    ...(isHidden ? { robots: { index: false } } : { alternates: { canonical: path } }),
    openGraph: {
      siteName: firm.name,
      title: fullTitle,
      description,
      url: path,
      type: 'website',
      locale: 'en_TZ',
      images: [{ url: image, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    other: { [LOADING_META.loading]: loading, ...(answers && { [LOADING_META.answers]: answers.join(' ') }) },
  };
}

/** Metadata of a page whose description stands in content/pages.json. */
export const describedPageMetadata = (id: DescribedPageId): Metadata =>
  pageMetadata({ ...PAGES[id], description: getPageTexts()[id].description });
