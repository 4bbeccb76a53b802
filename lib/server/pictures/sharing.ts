import { documentPath } from '../../resources/documentPath.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { sharingPath } from '../../site/paths.ts';
import { hasTranslation, swahiliPath } from '../../site/translatedPages.ts';
import { PHRASES } from '../../words/phrases.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { borderFor, borderPattern } from './composition/border.ts';
import { groundPattern } from './composition/ground.ts';
import { drawPicture, type PictureOptions } from './composition/picture.ts';
import { idsFor } from './composition/random.ts';
import { bar, group, ref, svg } from './composition/shapes.ts';
import { PALETTES } from './palettes.ts';
import type { ServiceSubject } from './pictureKind.ts';
import { resourceStyle, type SubjectStyle } from './subjectStyles.ts';

/** A page with its own sharing picture: its title, and optionally a note, beside a drawing. */
type SharingSubject = { path: string; title: string; note?: string; style: SubjectStyle };

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

/** Returns the sharing subjects of all library documents and tools. */
export const sharingSubjects = (): SharingSubject[] => [...documents(), ...tools()];

/** Returns the paths of all pages with their own sharing picture: titled ones, and services. */
export const pagesWithPicture = (): ReadonlySet<string> =>
  new Set([...sharingSubjects().map(({ path }) => path), ...getAllServices('en').map(({ slug }) => slug)]);

const SHARING_SIZE = { width: 1200, height: 630 };

const STRIP_HEIGHT = 30;
/** Size of the drawing on the right, which is narrower beside a title. */
const PICTURE = { height: 520, thickness: 40 };
const PICTURE_WIDTH = { titled: 400, untitled: 600 };
const PICTURE_MARGIN = { top: 40, right: 60 };

type SharingOptions = Omit<PictureOptions, 'id'> & { isTitled?: boolean };

/** Draws a picture on the dark background; build/card.typ adds the text. */
function sharingPicture(name: string, { isTitled = false, ...options }: SharingOptions): string {
  const { width, height } = SHARING_SIZE;
  const palette = PALETTES.night;
  const ids = idsFor(`sharing:${name}`);
  const foot = height - STRIP_HEIGHT;
  const pictureWidth = PICTURE_WIDTH[isTitled ? 'titled' : 'untitled'];
  const defs =
    (isTitled ? '' : groundPattern(ids('ground'), 'spots', palette, 48)) +
    borderPattern(ids('strip'), borderFor(name), palette, STRIP_HEIGHT, 'all');
  const art = drawPicture({ ...PICTURE, width: pictureWidth, ...options, id: name });
  const layers = [
    `<defs>${defs}</defs>`,
    bar(0, 0, width, height, palette.ground),
    isTitled ? '' : bar(0, 0, width, height, ref(ids('ground'))),
    group(`translate(${width - PICTURE_MARGIN.right - pictureWidth} ${PICTURE_MARGIN.top})`, art),
    group(`translate(0 ${foot})`, bar(0, 0, width, STRIP_HEIGHT, ref(ids('strip')))),
  ];
  return svg(width, height, layers.join(''));
}

/** An Open Graph picture: its drawing, and its text other than the firm's name. */
export type SharingPicture = { src: string; svg: string; words: { title?: string; note?: string } };

/** Returns the Open Graph pictures: the harbour for the site, the motif for each service, and titled ones. */
export function sharingPictures(
  services: readonly ServiceSubject[],
  subjects: readonly SharingSubject[],
): SharingPicture[] {
  const harbour = sharingPicture('default', { scene: 'harbour', palette: 'night', border: 'teeth' });
  return [
    { src: sharingPath('/default'), svg: harbour, words: {} },
    ...services.map(({ id, icon, iconColor }) => ({
      src: sharingPath(`/services/${id}`),
      svg: sharingPicture(id, { motif: icon, palette: iconColor }),
      words: {},
    })),
    ...subjects.map(({ path, style, title, note }) => ({
      src: sharingPath(path),
      svg: sharingPicture(path, { ...style, isTitled: true }),
      words: { title, ...(note !== undefined && { note }) },
    })),
  ];
}
