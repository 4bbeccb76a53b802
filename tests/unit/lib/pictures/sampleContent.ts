import type { PictureContent } from '@/lib/pictures/allPictureFiles';

/** One entry of everything that has a picture. */
export const sampleContent: PictureContent = {
  services: [
    { id: 'audit', icon: 'lens', iconColor: 'tanzanite' },
    { id: 'taxation', icon: 'slice', iconColor: 'nyekundu', photo: { file: 'desk.jpg' } },
  ],
  sectors: [
    { id: 'mining', figure: 'gem' },
    { id: 'education', figure: 'book', image: { file: 'school.jpg' } },
  ],
  team: [{ id: 'neema-example', department: 'Tax Services' }],
  values: [{ id: 'vision', figure: 'sun' }],
  slides: [
    { id: 'first', scene: 'harbour', color: 'usiku', border: 'meno' },
    { id: 'second', scene: 'harbour', color: 'usiku', border: 'meno', image: { file: 'office.jpg' } },
  ],
  media: [{ id: 'budget' }],
  awards: [{ id: 'plaque-2019' }, { id: 'plaque-2020', image: { file: 'cup.jpg' } }],
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
    { id: 'first-return', category: 'videos' },
    { id: 'overtime', category: 'calculators' },
  ],
  mark: { columns: 'M0 2H13V40z', diamond: 'M22 2L29 9 22 16z', word: 'M60 5H70V30z' },
};
