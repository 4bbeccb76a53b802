import type { BarTone } from '@/lib/money/breakdown';
import { borderPattern } from '@/lib/server/pictures/composition/border';
import { PALETTES, type Palette } from '@/lib/server/pictures/palettes';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import styles from './BarPatterns.module.scss';
import { InlinePicture } from './BorderStrip';

/** Height of a border and size of a stripe's repeat, in px. */
const REPEAT = 28;

const stripe = (border: BorderName, palette: PaletteName, colours: Partial<Palette> = {}) =>
  [border, { ...PALETTES[palette], dark: PALETTES[palette].ground, ...colours }] as const;

const { tone, ground, pale } = PALETTES.tanzanite;

type Stripe = BarTone | 'border';

/**
 * A pattern for each tone, so that stripes differ by more than colour. The amount that the visitor keeps has the quietest pattern.
 */
const STRIPES: Record<Stripe, readonly [BorderName, Palette]> = {
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
  /** The tones used on the page. Default: all. */
  tones?: readonly Stripe[];
};

/** SVG patterns, one per tone, that fill stacked bars, their legends and result pictures. */
export function BarPatterns({ tones }: BarPatternsProps) {
  const patterns = Object.entries(STRIPES)
    .filter(([name]) => !tones || tones.some((tone) => tone === name))
    .map(([name, [border, palette]]) => borderPattern(`bar-${name}`, border, palette, REPEAT));
  return <InlinePicture svg={`<svg id="bar-patterns">${patterns.join('')}</svg>`} className={styles.patterns} />;
}
