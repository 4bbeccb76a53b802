import type { PictureContent } from '@/lib/server/pictures/pictureKind';

/** A photo as content names it. */
export const photo = { file: 'desk.jpg', alt: 'A desk' };

/** One entry of everything that has a picture. */
export const sampleContent: PictureContent = {
  services: [
    { id: 'audit', icon: 'lens', iconColor: 'tanzanite' },
    { id: 'taxation', icon: 'slice', iconColor: 'red', photo },
  ],
  sectors: [
    { id: 'mining', motif: 'gem' },
    { id: 'education', motif: 'book', image: photo },
  ],
  team: [
    { id: 'neema-example', department: 'Tax Services' },
    { id: 'baraka-example', department: 'Leadership', image: photo },
  ],
  founder: { image: photo },
  values: [{ id: 'vision', motif: 'sun' }],
  slides: [
    { id: 'first', scene: 'harbour', color: 'night', border: 'teeth' },
    { id: 'second', scene: 'harbour', color: 'night', border: 'teeth', image: photo },
  ],
  awards: [{ id: 'plaque-2019' }, { id: 'plaque-2020', image: photo }],
  affiliations: [{ id: 'network' }],
  documents: [
    { id: 'tax-guide-2024-25', category: 'guides', startYear: 2024 },
    { id: 'payroll-sheet', category: 'guides' },
    { id: 'companies-act', category: 'acts' },
    { id: 'finance-act-2024', category: 'finance-act', year: 2024 },
    { id: 'vat-by-bank', category: 'articles' },
  ],
  cards: [
    { id: 'vat-by-bank', category: 'articles' },
    { id: 'budget', category: 'media', motif: 'sun' },
    { id: 'first-return', category: 'videos', motif: 'seal' },
    { id: 'overtime', category: 'calculators' },
  ],
  mark: { columns: 'M0 2H13V40z', diamond: 'M22 2L29 9 22 16z' },
};
