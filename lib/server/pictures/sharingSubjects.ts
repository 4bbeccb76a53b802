import { documentPath } from '../../resources/documentPath.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { ratesPath } from '../../site/ratesPath.ts';
import { hasTwin, swahiliPath } from '../../site/twins.ts';
import { PHRASES } from '../../words/sw/phrases.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getTaxYears } from '../content/loaders/tax.ts';
import { getTwinTexts } from '../content/loaders/twinTexts.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { documentOfTwin } from '../resources/twinTextData.ts';
import type { PictureTitle } from './build/drawTitles.ts';
import { resourceStyle, type SubjectStyle } from './subjectStyles.ts';

/** A page with a picture of its own for sharing, which shows its title beside a cloth. */
export type SharingSubject = PictureTitle & { path: string; style: SubjectStyle };

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
    if (!hasTwin(path) || title === undefined) return [english];
    return [english, { ...english, path: swahiliPath(path), title, note: inSwahili[name] ?? name }];
  });

/** The Kiswahili texts of articles and services. */
const swahiliTexts = (): SharingSubject[] =>
  getTwinTexts().flatMap(({ path, title }) => {
    const document = documentOfTwin({ path });
    const service = getAllServices().find(({ slug }) => slug === path);
    const style = document ? resourceStyle(document) : service && { motif: service.icon, palette: service.iconColor };
    return style ? [{ path: swahiliPath(path), title, style }] : [];
  });

const years = (): SharingSubject[] =>
  getTaxYears().map((year) => ({
    path: ratesPath(year),
    title: `Tax rates ${year}`,
    note: 'Tanzania Mainland',
    style: { motif: 'mat', palette: 'tanzanite' },
  }));

/** Every article, guide, Act, Finance Act, tool and tax year. */
export const sharingSubjects = (): SharingSubject[] => [...documents(), ...swahiliTexts(), ...tools(), ...years()];

/** Paths of the pages with a picture of their own for sharing: those with a title in it, and the services. */
export const pagesWithPicture = (): ReadonlySet<string> =>
  new Set([...sharingSubjects().map(({ path }) => path), ...getAllServices().map(({ slug }) => slug)]);
