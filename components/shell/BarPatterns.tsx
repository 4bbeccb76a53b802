import type { BarTone } from '@/lib/money/breakdown';
import { borderPattern } from '@/lib/server/pictures/composition/border';
import { PALETTES, type Palette } from '@/lib/server/pictures/palettes';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import styles from './BarPatterns.module.scss';
import { InlinePicture } from './BorderStrip';

/** Height of a border, and side of one repeat of a stripe, in pixels. */
const REPEAT = 28;

const stripe = (border: BorderName, palette: PaletteName, colours: Partial<Palette> = {}) =>
  [border, { ...PALETTES[palette], dark: PALETTES[palette].ground, ...colours }] as const;

const { tone, ground, pale } = PALETTES.tanzanite;

/** Each tone of a bar as a patterned stripe, told apart without colour; the part that is kept is the quietest. */
const STRIPES: Record<BarTone | 'border', readonly [BorderName, Palette]> = {
  action: stripe('diamonds', 'tanzanite', { accent: tone, second: ground, light: pale }),
  alert: stripe('teeth', 'red'),
  accent: stripe('pearls', 'amber'),
  success: stripe('waves', 'sea'),
  strong: stripe('matting', 'night'),
  hatched: stripe('cashews', 'sea'),
  chart: stripe('teeth', 'amber'),
  border: ['diamonds', PALETTES.night],
};

type BarPatternsProps = {
  /** Those that the page shows. Default: all. */
  tones?: readonly BarTone[];
};

/** SVG patterns by tone that stacked bars, their keys and the picture of a result are filled with. */
export function BarPatterns({ tones }: BarPatternsProps) {
  const patterns = Object.entries(STRIPES)
    .filter(([name]) => !tones || tones.some((tone) => tone === name))
    .map(([name, [border, palette]]) => borderPattern(`bar-${name}`, border, palette, REPEAT));
  return <InlinePicture svg={`<svg id="bar-patterns">${patterns.join('')}</svg>`} className={styles.patterns} />;
}
