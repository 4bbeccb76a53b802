import type { IconName } from '@/components/ui/icon/Icon';
import type { BorderName } from '@/lib/pictures/borders';
import type { FigureName } from '@/lib/pictures/figures';
import type { PaletteName } from '@/lib/pictures/palettes';

/** A page of the calculators: its name, its place and its picture. */
export type CalculatorEntry = {
  /** Heading of its page and last step of its breadcrumb. */
  name: string;
  /** Name in the sidebar. */
  shortName: string;
  href: string;
  icon: IconName;
  figure: FigureName;
  palette: PaletteName;
  border: BorderName;
};

/** The hub and the four calculators in the order of the sidebar. */
export const CALCULATOR_ENTRIES = {
  hub: {
    name: 'Calculators',
    shortName: 'Calculator hub',
    href: '/calculator',
    icon: 'grid',
    figure: 'abacus',
    palette: 'bahari',
    border: 'lulu',
  },
  'gross-to-net-salary': {
    name: 'Gross to net salary',
    shortName: 'Gross to net',
    href: '/calculator/gross-to-net-salary',
    icon: 'calculator',
    figure: 'stairs',
    palette: 'tanzanite',
    border: 'lulu',
  },
  'net-to-gross-salary': {
    name: 'Net to gross salary',
    shortName: 'Net to gross',
    href: '/calculator/net-to-gross-salary',
    icon: 'calculator',
    figure: 'slice',
    palette: 'nyekundu',
    border: 'wimbi',
  },
  overtime: {
    name: 'Overtime',
    shortName: 'Overtime',
    href: '/calculator/overtime',
    icon: 'clock',
    figure: 'sun',
    palette: 'manjano',
    border: 'meno',
  },
  'corporate-tax': {
    name: 'Corporate tax',
    shortName: 'Corporate tax',
    href: '/calculator/corporate-tax',
    icon: 'scale',
    figure: 'columns',
    palette: 'bahari',
    border: 'almasi',
  },
} as const satisfies Record<string, CalculatorEntry>;

export type CalculatorId = keyof typeof CALCULATOR_ENTRIES;
