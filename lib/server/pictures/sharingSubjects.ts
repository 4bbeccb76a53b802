import { documentPath } from '../../resources/documentPath.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { hasTranslation, swahiliPath } from '../../site/translatedPages.ts';
import { PHRASES } from '../../words/phrases.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { resourceStyle, type SubjectStyle } from './subjectStyles.ts';

/** A page with its own sharing picture, which shows its title, and a note below it, beside a drawing. */
export type SharingSubject = { path: string; title: string; note?: string; style: SubjectStyle };

const inSwahili: Readonly<Record<string, string>> = PHRASES;

const documents = (): SharingSubject[] =>
  getAllDocuments().map((document) => ({
    path: documentPath(document),
    title: document.title,
    style: resourceStyle(document),
    ...(isSummaryOfLaw(document) && { note: SUMMARY_NOTICE }),
  }));

const tools = (): SharingSubject[] =>
  CALCULATORS.flatMap(({ path, question, name, picture: { motif, palette } }) => {
    const english = { path, title: question, note: name, style: { motif, palette } };
    const title = inSwahili[question];
    if (!hasTranslation(path) || title === undefined) return [english];
    return [english, { ...english, path: swahiliPath(path), title, note: inSwahili[name] ?? name }];
  });

/** Returns every document of the library and every tool. */
export const sharingSubjects = (): SharingSubject[] => [...documents(), ...tools()];

/** Returns the paths of the pages with their own sharing picture: titled ones, and the services. */
export const pagesWithPicture = (): ReadonlySet<string> =>
  new Set([...sharingSubjects().map(({ path }) => path), ...getAllServices().map(({ slug }) => slug)]);
