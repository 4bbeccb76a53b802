import type { Department } from '../../content/schemas/people.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { BORDER_NAMES, type MotifName, type PaletteName, type PictureStyle } from '../../site/pictureStyle.ts';
import { cycle, type NonEmpty, pick } from './composition/random.ts';

/** Palette and motif of a subject. */
export type SubjectStyle = Omit<PictureStyle, 'border'>;

/** Excludes `night`, which is reserved for the firm itself. */
const SUBJECT_PALETTES: NonEmpty<PaletteName> = ['tanzanite', 'sea', 'red', 'amber'];

/** Palettes of sectors, in rotation. Two are skipped after each row of seven, so that colours differ within a column. */
const SECTOR_PALETTES: NonEmpty<PaletteName> = ['sea', 'tanzanite', 'red', 'amber'];
const SECTORS_PER_ROW = 7;

const AWARD_PALETTES: NonEmpty<PaletteName> = ['red', 'sea', 'tanzanite', 'amber'];

/**
 * Motifs of guides, rotated by year. From 2021 to 2029, none matches the style of a calculator, video or publication next to
 * it.
 */
const GUIDE_MOTIFS: NonEmpty<MotifName> = [
  'abacus',
  'slice',
  'columns',
  'sun',
  'stairs',
  'arches',
  'kili',
  'gem',
  'compass',
  'leaves',
  'scales',
  'drop',
  'rosette',
  'seal',
  'mat',
  'waves',
];
const OTHER_GUIDE_MOTIFS: Readonly<Record<string, MotifName>> = {
  'non-profit-tax-guide': 'health',
  'forex-regulations-2025': 'dhow',
};
const OTHER_GUIDE_MOTIF = 'factory';
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

const PORTRAIT_MOTIFS: NonEmpty<MotifName> = [
  'compass',
  'seal',
  'scales',
  'abacus',
  'leaves',
  'sun',
  'interlock',
  'columns',
  'gem',
  'rosette',
  'baobab',
  'lens',
  'circle',
  'arches',
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

const paletteBySeed = (id: string): PaletteName => pick(id, 'pal', SUBJECT_PALETTES);

/** Returns a sector's palette, by its index in the list. */
export const sectorPalette = (index: number): PaletteName =>
  cycle(SECTOR_PALETTES, index + 2 * Math.floor(index / SECTORS_PER_ROW));

/** Returns an award's palette, by its index in the gallery. */
export const awardPalette = (index: number): PaletteName => cycle(AWARD_PALETTES, index);

/** Returns the palette for a department's team members. */
export const departmentPalette = (department: Department): PaletteName => DEPARTMENT_PALETTES[department];

/** Returns the figure behind a person, and the border around them. */
export const portraitStyle = (id: string): Omit<PictureStyle, 'palette'> => ({
  motif: pick(id, 'people', PORTRAIT_MOTIFS),
  border: pick(id, 'frame', BORDER_NAMES),
});

/** Returns the palette for a values tab. */
export const valuePalette = (id: string): PaletteName => VALUE_PALETTES[id] ?? paletteBySeed(id);

const guideStyle = (startYear: number): SubjectStyle => ({
  motif: cycle(GUIDE_MOTIFS, startYear),
  palette: cycle(GUIDE_PALETTES, startYear),
});

function calculatorStyle(id: string): SubjectStyle {
  const { motif = 'rosette', palette = paletteBySeed(id) } =
    CALCULATORS.find((entry) => entry.id === id)?.picture ?? {};
  return { motif, palette };
}

const bySeed = (id: string, motifs: NonEmpty<MotifName>): SubjectStyle => ({
  motif: pick(id, 'figure', motifs),
  palette: paletteBySeed(id),
});

/** The properties of a document that its cover depends on. */
export type DocumentSubject = {
  id: string;
  category: 'guides' | 'articles' | 'acts' | 'finance-act';
  /** First calendar year of a yearly guide. */
  startYear?: number | undefined;
  year?: number | undefined;
};

/** A library entry with a card; articles have a cover too. */
export type CardSubject =
  | { id: string; category: 'articles' | 'calculators' }
  | { id: string; category: 'videos' | 'media'; motif: MotifName };

/** Returns the motif and palette for a library entry. */
export function resourceStyle(subject: DocumentSubject | CardSubject): SubjectStyle {
  const { id } = subject;
  switch (subject.category) {
    case 'guides':
      return subject.startYear === undefined
        ? { motif: OTHER_GUIDE_MOTIFS[id] ?? OTHER_GUIDE_MOTIF, palette: paletteBySeed(id) }
        : guideStyle(subject.startYear);
    case 'finance-act':
      return { motif: cycle(FINANCE_ACT_MOTIFS, subject.year ?? 0), palette: 'red' };
    case 'acts':
      return bySeed(id, ACT_MOTIFS);
    case 'articles':
      return bySeed(id, ARTICLE_MOTIFS);
    case 'videos':
    case 'media':
      return { motif: subject.motif, palette: paletteBySeed(id) };
    case 'calculators':
      return calculatorStyle(id);
  }
}
