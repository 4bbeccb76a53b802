import type { Department } from '../../content/schemas/team.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import type { MotifName, PaletteName, PictureStyle } from '../../site/pictureStyle.ts';
import { cycle, type NonEmpty, pick } from './svg/random.ts';

/** What a subject is drawn with. */
export type SubjectStyle = Omit<PictureStyle, 'border'>;

/** Night is not among them: it stands for the firm itself. */
const SUBJECT_PALETTES: NonEmpty<PaletteName> = ['tanzanite', 'sea', 'red', 'amber'];

/** Sectors cycle through these, skipping two after each row of seven, so that no column of the grid has one colour. */
const SECTOR_PALETTES: NonEmpty<PaletteName> = ['sea', 'tanzanite', 'red', 'amber'];
const SECTORS_PER_ROW = 7;

const AWARD_PALETTES: NonEmpty<PaletteName> = ['red', 'sea', 'tanzanite', 'amber'];

const GUIDE_MOTIFS: NonEmpty<MotifName> = ['abacus', 'slice', 'columns', 'sun', 'stairs'];
const GUIDE_PALETTES: NonEmpty<PaletteName> = ['red', 'tanzanite', 'amber', 'sea'];

const FINANCE_ACT_MOTIFS: NonEmpty<MotifName> = ['scales', 'columns', 'slice', 'abacus', 'stairs'];
const ACT_MOTIFS: NonEmpty<MotifName> = ['scales', 'columns', 'seal', 'book', 'arches', 'circle'];
const ARTICLE_MOTIFS: NonEmpty<MotifName> = [
  'book',
  'lens',
  'abacus',
  'slice',
  'compass',
  'stairs',
  'interlock',
  'sun',
  'scales',
  'leaves',
];

const DEPARTMENT_PALETTES: Readonly<Record<Department, PaletteName>> = {
  Leadership: 'night',
  'Audit & Assurance': 'tanzanite',
  'Tax Services': 'red',
  'Business Services': 'sea',
};

const VALUE_PALETTES: Readonly<Record<string, PaletteName>> = {
  vision: 'amber',
  mission: 'sea',
  values: 'red',
  approach: 'night',
};

/** The palette of a subject that no table names. */
const paletteBySeed = (id: string): PaletteName => pick(id, 'pal', SUBJECT_PALETTES);

/** Palette of a sector, by its index in the list. */
export const sectorPalette = (index: number): PaletteName =>
  cycle(SECTOR_PALETTES, index + 2 * Math.floor(index / SECTORS_PER_ROW));

/** Palette of an award, by its index in the gallery. */
export const awardPalette = (index: number): PaletteName => cycle(AWARD_PALETTES, index);

/** Palette of a member of the team. */
export const departmentPalette = (department: Department): PaletteName => DEPARTMENT_PALETTES[department];

/** Palette of a tab of values. */
export const valuePalette = (id: string): PaletteName => VALUE_PALETTES[id] ?? paletteBySeed(id);

/** Style of a yearly tax guide, by the first calendar year that it covers. */
const guideStyle = (startYear: number): SubjectStyle => ({
  motif: cycle(GUIDE_MOTIFS, startYear),
  palette: cycle(GUIDE_PALETTES, startYear),
});

/** The style of a calculator's page and card. */
function calculatorStyle(id: string): SubjectStyle {
  const { motif = 'rosette', palette = paletteBySeed(id) } =
    CALCULATORS.find((entry) => entry.id === id)?.picture ?? {};
  return { motif, palette };
}

const bySeed = (id: string, motifs: NonEmpty<MotifName>): SubjectStyle => ({
  motif: pick(id, 'figure', motifs),
  palette: paletteBySeed(id),
});

/** The figure that content names. */
const chosen = ({ id, motif }: { id: string; motif: MotifName }): SubjectStyle => ({
  motif,
  palette: paletteBySeed(id),
});

/** What a cover needs to know of a document. */
export type DocumentSubject = {
  id: string;
  category: 'guides' | 'articles' | 'acts' | 'finance-act';
  /** First calendar year of a yearly guide. */
  startYear?: number | undefined;
  /** Of a Finance Act. */
  year?: number | undefined;
};

/** An entry of the library with a card instead of a cover; an article has both. */
export type CardSubject =
  | { id: string; category: 'articles' | 'calculators' }
  | { id: string; category: 'videos'; motif: MotifName };

/** Motif and palette of an entry of the library. */
export function resourceStyle(subject: DocumentSubject | CardSubject): SubjectStyle {
  const { id } = subject;
  switch (subject.category) {
    case 'guides':
      return subject.startYear === undefined ? bySeed(id, GUIDE_MOTIFS) : guideStyle(subject.startYear);
    case 'finance-act':
      return { motif: cycle(FINANCE_ACT_MOTIFS, subject.year ?? 0), palette: 'red' };
    case 'acts':
      return bySeed(id, ACT_MOTIFS);
    case 'articles':
      return bySeed(id, ARTICLE_MOTIFS);
    case 'videos':
      return chosen(subject);
    case 'calculators':
      return calculatorStyle(id);
  }
}

/** Motif and palette of a media publication. */
export const mediaStyle = chosen;
