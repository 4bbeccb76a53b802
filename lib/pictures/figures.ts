import { abacus } from './figures/abacus.ts';
import { arches } from './figures/arches.ts';
import { baobab } from './figures/baobab.ts';
import { blocks } from './figures/blocks.ts';
import { book } from './figures/book.ts';
import { circle } from './figures/circle.ts';
import { columns } from './figures/columns.ts';
import { compass } from './figures/compass.ts';
import { dhow } from './figures/dhow.ts';
import { drop } from './figures/drop.ts';
import { factory } from './figures/factory.ts';
import { gem } from './figures/gem.ts';
import { health } from './figures/health.ts';
import { interlock } from './figures/interlock.ts';
import { kili } from './figures/kili.ts';
import { leaves } from './figures/leaves.ts';
import { lens } from './figures/lens.ts';
import { mkeka } from './figures/mkeka.ts';
import { rosette } from './figures/rosette.ts';
import { scales } from './figures/scales.ts';
import { seal } from './figures/seal.ts';
import { slice } from './figures/slice.ts';
import { stairs } from './figures/stairs.ts';
import { sun } from './figures/sun.ts';
import { waves } from './figures/waves.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** Side of the square that every figure is drawn on; its centre is 100, 100. */
export const FIGURE_SIZE = 200;

/** Draws the middle of a cloth (the mji) on a 200 x 200 field. */
export type Figure = (palette: Palette, random: Random) => string;

/** Every figure by the name that content uses for it. */
export const FIGURES = {
  lens,
  arches,
  abacus,
  seal,
  compass,
  interlock,
  slice,
  scales,
  stairs,
  book,
  baobab,
  gem,
  columns,
  circle,
  mkeka,
  kili,
  dhow,
  leaves,
  factory,
  health,
  waves,
  sun,
  drop,
  blocks,
  rosette,
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** Whether content names a figure that exists. */
export const isFigureName = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

/** The figure of that name; the rosette stands in for any other, so that a picture is never missing. */
export const figureNamed = (name: string): FigureName => (isFigureName(name) ? name : 'rosette');
