import type { PaletteName } from '../../site/pictureStyle.ts';

/**
 * Colour roles in a drawing: `ground` is the background, `tone` a shade of it for patterns, `pale` a tint of it, and `dark`
 * the border's background; `accent`, `second` and `light` are for the motif.
 */
export const ROLES = ['ground', 'dark', 'accent', 'second', 'light', 'tone', 'pale'] as const;

/** Colours of a picture, as distinct upper-case hex values. */
export type Palette = { readonly name: PaletteName } & Readonly<Record<(typeof ROLES)[number], string>>;

const WHITE = '#FFFFFF';

export const PALETTES = {
  night: {
    name: 'night',
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
  sea: {
    name: 'sea',
    ground: '#0A5A5C',
    dark: '#052B30',
    accent: '#F6B420',
    second: '#F2785C',
    light: WHITE,
    tone: '#0F696B',
    pale: '#8FDAD2',
  },
  red: {
    name: 'red',
    ground: '#B52E1E',
    dark: '#3B0B12',
    accent: '#FFC23D',
    second: '#15183F',
    light: WHITE,
    tone: '#C23B2A',
    pale: '#FFC9B8',
  },
  amber: {
    name: 'amber',
    ground: '#F6B420',
    dark: '#15183F',
    accent: '#B52E1E',
    second: '#272E8F',
    light: WHITE,
    tone: '#FFC240',
    pale: '#FFE6A8',
  },
} as const satisfies { [Name in PaletteName]: Palette & { name: Name } };

/** Ink colour of the site, for outlines on white paper. */
export const INK = '#15183F';

/** Colour of paper, plaques and covers. */
export const PAPER = WHITE;

/** Hairline around white paper. */
export const HAIRLINE = '#DADCE9';
