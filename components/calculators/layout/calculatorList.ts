import type { IconName } from '@/components/ui/icon/Icon';
import type { BorderName, MotifName, PaletteName } from '@/lib/site/pictureStyle';

/** A page of the calculators: its name, its place and its picture. */
export type CalculatorEntry = {
  /** Heading of its page and last step of its breadcrumb. */
  name: string;
  /** Name in the sidebar. */
  shortName: string;
  href: string;
  icon: IconName;
  figure: MotifName;
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
    palette: 'sea',
    border: 'pearls',
  },
  'gross-to-net-salary': {
    name: 'Gross to net salary',
    shortName: 'Gross to net',
    href: '/calculator/gross-to-net-salary',
    icon: 'calculator',
    figure: 'stairs',
    palette: 'tanzanite',
    border: 'pearls',
  },
  'net-to-gross-salary': {
    name: 'Net to gross salary',
    shortName: 'Net to gross',
    href: '/calculator/net-to-gross-salary',
    icon: 'calculator',
    figure: 'slice',
    palette: 'red',
    border: 'waves',
  },
  overtime: {
    name: 'Overtime',
    shortName: 'Overtime',
    href: '/calculator/overtime',
    icon: 'clock',
    figure: 'sun',
    palette: 'amber',
    border: 'teeth',
  },
  'corporate-tax': {
    name: 'Corporate tax',
    shortName: 'Corporate tax',
    href: '/calculator/corporate-tax',
    icon: 'scale',
    figure: 'columns',
    palette: 'sea',
    border: 'diamonds',
  },
} as const satisfies Record<string, CalculatorEntry>;

export type CalculatorId = keyof typeof CALCULATOR_ENTRIES;
