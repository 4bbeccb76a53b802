import type { Metadata } from 'next';
import type { DescribedPageId } from '../../content/schemas/pages.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { documentSearchDescription, documentSearchTitle } from '../../resources/summaryTitle.ts';
import type { TextDays } from '../../resources/textDays.ts';
import { pageIn } from '../../site/pageIn.ts';
import { PAGES } from '../../site/pages.ts';
import { sharingPath } from '../../site/paths.ts';
import { type PageKind, STATIC_PAGE_META } from '../../site/sitePage.ts';
import { englishPath, hasTranslation, swahiliPath } from '../../site/translatedPages.ts';
import type { Language } from '../../words/language.ts';
import type { Translate } from '../../words/translate.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getPageTexts } from '../content/loaders/pages.ts';
import { getDocument, getTextDays } from '../content/loaders/resources.ts';
import type { LibraryDocument } from '../resources/allDocuments.ts';

type PageMetadataOptions = PageKind & {
  /** Page name; the firm's name is appended to the title. */
  title: string;
  /** Title for shared links, with common search terms. Defaults to `title`. */
  sharingTitle?: string | undefined;
  description: string;
  path: string;
  /** URL of a 1200 x 630 picture below public/. */
  image?: string;
  /** Dates shown on a text's page; undefined for other pages. */
  text?: TextDays;
  isHidden?: boolean;
  isTitleComplete?: boolean;
};

/** Returns hreflang links to the page in both languages; undefined if it has no translation. */
function alternates(path: string) {
  const english = englishPath(path);
  return hasTranslation(english) ? { languages: { en: english, sw: swahiliPath(english), 'x-default': english } } : {};
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_TZ', sw: 'sw_TZ' };

/** Builds a page's title, description, canonical URL and sharing tags. */
export function pageMetadata(options: PageMetadataOptions, language: Language): Metadata {
  const {
    title,
    description,
    path,
    image = sharingPath('/default'),
    isHidden = false,
    isTitleComplete = false,
  } = options;
  const { isStatic, text, sharingTitle = title } = options;
  const firm = getFirm(language);
  const withFirm = (name: string) => (isTitleComplete ? name : `${name} - ${firm.name}`);
  return {
    metadataBase: new URL(firm.url),
    title: { absolute: withFirm(title) },
    description,
    ...(isHidden ? { robots: { index: false } } : { alternates: { canonical: path, ...alternates(path) } }),
    openGraph: {
      siteName: firm.name,
      title: withFirm(sharingTitle),
      description,
      url: path,
      ...(text ? { type: 'article', publishedTime: text.published, modifiedTime: text.changed } : { type: 'website' }),
      locale: LOCALES[language],
      ...(hasTranslation(englishPath(path)) && { alternateLocale: language === 'en' ? LOCALES.sw : LOCALES.en }),
      images: [{ url: image, width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image' },
    ...(isStatic && { other: { [STATIC_PAGE_META]: 'true' } }),
  };
}

/** Builds metadata for a page described in content/pages.json, with the title given there, if any. */
export function describedPageMetadata(id: DescribedPageId, translate: Translate): Metadata {
  const { language } = translate;
  const page = pageIn(PAGES[id], translate);
  const { description, searchTitle = page.title, sharingTitle } = getPageTexts(language)[id];
  return pageMetadata({ ...page, title: searchTitle, sharingTitle, description }, language);
}

/** Builds a library document's metadata. */
export function documentMetadata(document: LibraryDocument): Metadata {
  const { category, id, date } = document;
  const frontMatter = getDocument(category, id);
  const path = documentPath(document);
  return pageMetadata(
    {
      title: documentSearchTitle(document, frontMatter),
      description: documentSearchDescription(document),
      path,
      image: sharingPath(path),
      text: getTextDays({ date, updatedOn: frontMatter?.updatedOn }),
      isStatic: true,
    },
    'en',
  );
}
