import type { Department } from '../content/schemas/team.ts';
import { findCalculator } from '../site/calculators.ts';
import type { FigureName } from './figures.ts';
import type { PaletteName } from './palettes.ts';
import { cycle, type NonEmpty, pick } from './random.ts';

/** What a subject is drawn with. */
export type Look = { figure: FigureName; palette: PaletteName };

/** The four colours that subjects share; usiku belongs to the firm itself. */
const SUBJECT_PALETTES: NonEmpty<PaletteName> = ['tanzanite', 'bahari', 'nyekundu', 'manjano'];

/** Sectors go round in this order, stepping on by two after each row of seven, so that no column is of one colour. */
const SECTOR_PALETTES: NonEmpty<PaletteName> = ['bahari', 'tanzanite', 'nyekundu', 'manjano'];
const SECTORS_PER_ROW = 7;

/** Framed neighbours in the gallery of awards. */
const AWARD_PALETTES: NonEmpty<PaletteName> = ['nyekundu', 'bahari', 'tanzanite', 'manjano'];

const GUIDE_FIGURES: NonEmpty<FigureName> = ['abacus', 'slice', 'columns', 'sun', 'stairs'];
const GUIDE_PALETTES: NonEmpty<PaletteName> = ['nyekundu', 'tanzanite', 'manjano', 'bahari'];

const FINANCE_ACT_FIGURES: NonEmpty<FigureName> = ['scales', 'columns', 'slice', 'abacus', 'stairs'];
const ACT_FIGURES: NonEmpty<FigureName> = ['scales', 'columns', 'seal', 'book', 'arches', 'circle'];
const ARTICLE_FIGURES: NonEmpty<FigureName> = [
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
const VIDEO_FIGURES: NonEmpty<FigureName> = ['leaves', 'stairs', 'mkeka', 'sun', 'baobab', 'abacus'];
const MEDIA_FIGURES: NonEmpty<FigureName> = [
  'waves',
  'circle',
  'slice',
  'abacus',
  'book',
  'lens',
  'compass',
  'columns',
  'gem',
  'sun',
  'mkeka',
  'stairs',
];

const DEPARTMENT_PALETTES: Readonly<Record<Department, PaletteName>> = {
  Leadership: 'usiku',
  'Audit & Assurance': 'tanzanite',
  'Tax Services': 'nyekundu',
  'Business Services': 'bahari',
};

/** The four tabs of values, whose figures are content. */
const VALUE_PALETTES: Readonly<Record<string, PaletteName>> = {
  vision: 'manjano',
  mission: 'bahari',
  values: 'nyekundu',
  approach: 'usiku',
};

/** A colour for a subject that no table names. */
export const paletteBySeed = (id: string): PaletteName => pick(id, 'pal', SUBJECT_PALETTES);

/** Colour of the sector at a place in the list, counted from 0. */
export const sectorPalette = (index: number): PaletteName =>
  cycle(SECTOR_PALETTES, index + 2 * Math.floor(index / SECTORS_PER_ROW));

/** Colour of the award at a place in the gallery, counted from 0. */
export const awardPalette = (index: number): PaletteName => cycle(AWARD_PALETTES, index);

export const departmentPalette = (department: Department): PaletteName => DEPARTMENT_PALETTES[department];

/** Colour of a tab of values. */
export const valuePalette = (id: string): PaletteName => VALUE_PALETTES[id] ?? paletteBySeed(id);

/** Look of a yearly tax guide, by the first calendar year that it covers. */
const guideLook = (startYear: number): Look => ({
  figure: cycle(GUIDE_FIGURES, startYear),
  palette: cycle(GUIDE_PALETTES, startYear),
});

const bySeed = (id: string, figures: NonEmpty<FigureName>): Look => ({
  figure: pick(id, 'figure', figures),
  palette: paletteBySeed(id),
});

/** A document of the library as far as its cover is concerned. */
export type DocumentSubject = {
  id: string;
  category: 'guides' | 'articles' | 'acts' | 'finance-act';
  /** Of a yearly guide. */
  startYear?: number | undefined;
  /** Of a Finance Act. */
  year?: number | undefined;
};

/** An entry of the library that has a card instead of a cover; an article may have either. */
export type CardSubject = { id: string; category: 'articles' | 'videos' | 'calculators' };

function calculatorLook(id: string): Look {
  const { motif, palette } = findCalculator(id).picture;
  return { figure: motif, palette };
}

/** Look of an entry of the library. */
export function resourceLook(subject: DocumentSubject | CardSubject): Look {
  const { id } = subject;
  switch (subject.category) {
    case 'guides':
      return subject.startYear === undefined ? bySeed(id, GUIDE_FIGURES) : guideLook(subject.startYear);
    case 'finance-act':
      return { figure: cycle(FINANCE_ACT_FIGURES, subject.year ?? 0), palette: 'nyekundu' };
    case 'acts':
      return bySeed(id, ACT_FIGURES);
    case 'articles':
      return bySeed(id, ARTICLE_FIGURES);
    case 'videos':
      return bySeed(id, VIDEO_FIGURES);
    case 'calculators':
      return calculatorLook(id);
  }
}

/** Look of a publication. */
export const mediaLook = (id: string): Look => bySeed(id, MEDIA_FIGURES);
