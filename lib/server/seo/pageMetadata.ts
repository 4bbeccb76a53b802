import type { Metadata } from 'next';
import type { DescribedPageId } from '../../content/schemas/pageTexts.ts';
import type { TextDays } from '../../resources/textDays.ts';
import { type CalculatorId, findCalculator } from '../../site/calculators.ts';
import { pageHere } from '../../site/pageHere.ts';
import { calculatorPage, PAGES } from '../../site/pages.ts';
import { sharingPath } from '../../site/sharingPath.ts';
import { LOADING_META, type PageLoading } from '../../site/sitePage.ts';
import { englishPath, hasTwin, swahiliPath } from '../../site/twins.ts';
import { type Language, language } from '../../words/language.ts';
import { sayName } from '../../words/say.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getPageTexts } from '../content/loaders/pageTexts.ts';
import { runningTaxYear } from '../content/loaders/tax.ts';

type PageMetadataOptions = PageLoading & {
  /** Name of the page; the firm's name follows it in the title. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** Path of the page, such as /about. */
  path: string;
  /** URL of a 1200 x 630 picture under public/. */
  image?: string;
  /** Days of a text, as its page shows them; absent for pages that are no text. */
  text?: TextDays;
  /** Excluded from search engines. */
  isHidden?: boolean;
  /** True where `title` is the whole title. */
  isTitleComplete?: boolean;
};

/** The same page in the other language, for search engines; nothing where it has no twin. */
function alternates(path: string) {
  const english = englishPath(path);
  return hasTwin(english) ? { languages: { en: english, sw: swahiliPath(english), 'x-default': english } } : {};
}

/** Locales by which sharing tags name the language of a page. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_TZ', sw: 'sw_TZ' };

/** Title, description, canonical URL and sharing tags of a page. */
export function pageMetadata(options: PageMetadataOptions): Metadata {
  const {
    title,
    description,
    path,
    image = sharingPath('/default'),
    isHidden = false,
    isTitleComplete = false,
  } = options;
  const { loading, answers, text } = options;
  const firm = getFirm();
  const fullTitle = isTitleComplete ? title : `${title} - ${firm.name}`;
  return {
    metadataBase: new URL(firm.url),
    title: { absolute: fullTitle },
    description,
    ...(isHidden ? { robots: { index: false } } : { alternates: { canonical: path, ...alternates(path) } }),
    openGraph: {
      siteName: firm.name,
      title: fullTitle,
      description,
      url: path,
      ...(text ? { type: 'article', publishedTime: text.published, modifiedTime: text.changed } : { type: 'website' }),
      locale: LOCALES[language()],
      ...(hasTwin(englishPath(path)) && { alternateLocale: language() === 'en' ? LOCALES.sw : LOCALES.en }),
      images: [{ url: image, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    other: { [LOADING_META.loading]: loading, ...(answers && { [LOADING_META.answers]: answers.join(' ') }) },
  };
}

/** Metadata of a page whose description stands in content/pages.json, with its name in the title where it has one. */
export function describedPageMetadata(id: DescribedPageId): Metadata {
  const page = pageHere(PAGES[id]);
  const { description, searchTitle = page.title } = getPageTexts()[id];
  return pageMetadata({ ...page, title: searchTitle, description });
}

/** Metadata of a calculator. */
export function calculatorMetadata(id: CalculatorId): Metadata {
  const title = sayName(findCalculator(id).searchTitle).replace('{taxYear}', runningTaxYear());
  const page = pageHere(calculatorPage(id));
  return pageMetadata({ ...page, title, image: sharingPath(page.path) });
}
