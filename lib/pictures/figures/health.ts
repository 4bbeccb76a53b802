import type { Palette } from '../palettes.ts';
import { around, diamond, leaf, shape, turn } from '../shapes.ts';

/** Health: a flower of four round arms. */
export const health = (palette: Palette): string =>
  around(4, () => shape('M76 84V44a24 24 0 0 1 48 0V84L100 100z', palette.light)) +
  around(4, () => turn(45, leaf(100, 82, 60, 22, palette.second))) +
  diamond(100, 100, 24, palette.accent);
