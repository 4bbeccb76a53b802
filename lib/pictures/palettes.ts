/** Names of the five colourways, in the order in which the design lists them. */
export const PALETTE_NAMES = ['usiku', 'tanzanite', 'bahari', 'nyekundu', 'manjano'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The colours of one cloth, as hex values. */
export type Palette = {
  readonly name: PaletteName;
  readonly ground: string;
  readonly dark: string;
  readonly accent: string;
  readonly second: string;
  readonly light: string;
  /** A shade off the ground, for the pattern behind the figure. */
  readonly tone: string;
  /** A tint of the ground. */
  readonly pale: string;
};

const WHITE = '#FFFFFF';

export const PALETTES = {
  usiku: {
    name: 'usiku',
    ground: '#15183F',
    dark: '#0A0C28',
    accent: '#F6B420',
    second: '#E8593F',
    light: WHITE,
    tone: '#1D2152',
    pale: '#8790F0',
  },
  tanzanite: {
    name: 'tanzanite',
    ground: '#272E8F',
    dark: '#0E1030',
    accent: '#F6B420',
    second: '#E8593F',
    light: WHITE,
    tone: '#313AA6',
    pale: '#B9C0FF',
  },
  bahari: {
    name: 'bahari',
    ground: '#0A5A5C',
    dark: '#052B30',
    accent: '#F6B420',
    second: '#F2785C',
    light: WHITE,
    tone: '#0F696B',
    pale: '#8FDAD2',
  },
  nyekundu: {
    name: 'nyekundu',
    ground: '#B52E1E',
    dark: '#3B0B12',
    accent: '#FFC23D',
    second: '#15183F',
    light: WHITE,
    tone: '#C23B2A',
    pale: '#FFC9B8',
  },
  manjano: {
    name: 'manjano',
    ground: '#F6B420',
    dark: '#15183F',
    accent: '#B52E1E',
    second: '#272E8F',
    light: WHITE,
    tone: '#FFC240',
    pale: '#FFE6A8',
  },
} as const satisfies { [Name in PaletteName]: Palette & { name: Name } };

/** Ink of the site: outlines and words on white paper. */
export const INK = '#15183F';

/** White of paper, plaques and covers. */
export const PAPER = WHITE;

/** Hairline around white paper. */
export const HAIRLINE = '#DADCE9';

/** A figure may ask which cloth it lies on, where one of its colours would not show. */
export const isPalette = (palette: Palette, name: PaletteName): boolean => palette.name === name;
