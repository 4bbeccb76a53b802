import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOTIF_NAMES, type MotifName, type SceneName } from '../../../site/pictureStyle.ts';
import { choose, cycle, type Ids, type NonEmpty, type Random } from '../composition/random.ts';
import { around, bar, disc, leaf, line, oval, times, turn } from '../composition/shapes.ts';
import { PALETTES, type Palette, ROLES } from '../palettes.ts';

/** Draws six beads on a rod: the first `counted` on the left, the others after a gap. */
const rod = (y: number, counted: number, beadColour: string, rodColour: string): string =>
  bar(20, y - 1.5, 160, 3, rodColour) + times(6, (i) => oval((i < counted ? 40 : 86) + i * 16, y, 7, 11, beadColour));

function abacusRods({ accent, light, pale, second }: Palette, random: Random): string {
  const colours: NonEmpty<string> = [light, second, accent, pale];
  return times(5, (i) => rod(48 + i * 26, 1 + Math.floor(random() * 4), cycle(colours, i), light));
}

/** Draws ledger rows seen through a round lens: texts up to the line in its middle, amounts along its edge. */
function lensRows({ ground, second, pale }: Palette, random: Random): string {
  const [centre, radius, gap] = [92, 56, 7];
  const rows = times(7, (i) => {
    const y = centre - 45.5 + i * 14;
    const chord = Math.sqrt(radius ** 2 - Math.max(Math.abs(y - centre), Math.abs(y + 7 - centre)) ** 2);
    const longest = chord - 2 * gap;
    const text = longest * (0.65 + random() * 0.35);
    const amount = longest * (0.5 + random() * 0.4);
    return (
      bar(centre - gap - text, y, text, 7, ground) +
      bar(centre + chord - gap - amount, y, amount, 7, i === 3 ? second : ground)
    );
  });
  return rows + line(`M${centre} ${centre - radius + gap}V${centre + radius - gap}`, pale, 2);
}

/** Draws 8, 10 or 12 petals, broad or narrow. */
function rosettePetals({ accent, dark, light, second }: Palette, random: Random): string {
  const count = choose(random, [8, 10, 12]);
  const width = 18 + random() * 10;
  return (
    around(count, (i) => leaf(100, 100, 88, width, i % 2 ? accent : light)) +
    around(count, () => disc(100, 10, 5, second)) +
    around(count * 2, () => turn(90 / count, disc(100, 52, 3.4, dark)))
  );
}

/** Pseudorandom layers, by motif and layer name. The .svg files contain a sample of each. */
export const SEEDED_LAYERS: Partial<Record<MotifName, (palette: Palette, random: Random) => Record<string, string>>> = {
  abacus: (palette, random) => ({ rods: abacusRods(palette, random) }),
  lens: (palette, random) => ({ rows: lensRows(palette, random) }),
  rosette: (palette, random) => ({ petals: rosettePetals(palette, random) }),
};

/** Relative to the project root, which is the working directory of all scripts, Next and the tests. */
const FOLDER = 'lib/server/pictures/drawings';

/** Palette of the drawings, unless the file name ends with another one. */
const DRAWN_IN = PALETTES.tanzanite;

/** A top-level group with an id, or the shapes between two groups (name ''). */
type Layer = { name: string; markup: string };

type DrawingOptions = {
  /** Makes the ids of patterns and clip paths unique on the page. */
  ids?: Ids;
  /** Markup that replaces layers; '' removes a layer. */
  layers?: Readonly<Record<string, string>>;
};

// The magic comment keeps the bundler from tracing all project files as inputs of the page.
const pathOf = (file: string): string => join(/* turbopackIgnore: true */ process.cwd(), FOLDER, `${file}.svg`);

/** Parts that only a designer needs: title, comments, and a background that makes white shapes visible in an editor. */
const EDITOR_ONLY = /<\?xml[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<rect id="preview"[^>]*>|<\/?svg[^>]*>/g;

const GROUP_STEPS = [
  { tag: /^<g[\s>]/, step: 1 },
  { tag: /^<\/g>/, step: -1 },
];

/** Splits a drawing into layers, without their group tags. */
function splitLayers(markup: string): Layer[] {
  const layers: Layer[] = [];
  let current: Layer = { name: '', markup: '' };
  let depth = 0;
  const begin = (name: string) => {
    layers.push(current);
    current = { name, markup: '' };
  };
  for (const tag of markup.match(/<[^>]+>/g) ?? []) {
    depth += GROUP_STEPS.find((group) => group.tag.test(tag))?.step ?? 0;
    const name = depth === 1 ? /^<g id="([^"]+)">/.exec(tag)?.[1] : undefined;
    if (name) begin(name);
    else if (depth === 0 && tag === '</g>' && current.name) begin('');
    else current.markup += tag;
  }
  return [...layers, current];
}

const COLOUR = /#[0-9a-f]{6}(?=")/gi;

/** Replaces each colour in a drawing with a placeholder for its role, such as {accent}. */
function toSlots(markup: string, { drawnIn, file }: { drawnIn: Palette; file: string }): string {
  return markup.replace(COLOUR, (colour) => {
    const role = ROLES.find((name) => drawnIn[name] === colour.toUpperCase());
    if (role) return `{${role}}`;
    const known = ROLES.map((name) => `${drawnIn[name]} (${name})`).join(', ');
    throw new Error(`${FOLDER}/${file}.svg: ${colour} is not a colour of ${drawnIn.name}, which has ${known}.`);
  });
}

const templates = new Map<string, readonly Layer[]>();

function readTemplate(file: string, drawnIn: Palette): readonly Layer[] {
  const found = templates.get(file);
  if (found) return found;
  const markup = readFileSync(pathOf(file), 'utf8').replace(EDITOR_ONLY, '');
  const template = splitLayers(toSlots(markup, { drawnIn, file }));
  templates.set(file, template);
  return template;
}

const variants = new Map<string, boolean>();

/** Checks whether a drawing has a separate file for a palette, such as motifs/kili.night.svg. */
function hasVariant(file: string): boolean {
  const found = variants.get(file) ?? existsSync(pathOf(file));
  variants.set(file, found);
  return found;
}

/**
 * Returns the shapes of drawings/<file>.svg in a palette's colours.
 * @throws Error if the file is missing or contains a colour outside its palette
 */
export function drawFile(file: string, palette: Palette, { ids, layers = {} }: DrawingOptions = {}): string {
  const variant = `${file}.${palette.name}`;
  const template = hasVariant(variant) ? readTemplate(variant, palette) : readTemplate(file, DRAWN_IN);
  const markup = template.map((layer) => layers[layer.name] ?? layer.markup).join('');
  const painted = markup.replace(/\{(\w+)\}/g, (slot, name) => {
    const role = ROLES.find((known) => known === name);
    return role ? palette[role] : slot;
  });
  return ids ? painted.replace(/(?<= id="|url\(#)[\w-]+/g, ids) : painted;
}

/** Size of a scene. Its subject lies within x 20-580 and y 30-470, so that a frame may crop the rest. */
export const SCENE_SIZE = { width: 600, height: 500 };

export type SceneOptions = {
  /** Harbour only: a panorama that extends on both sides, without rays. */
  wide?: boolean;
  /** Set to false if the sky must blend into a plain background above. */
  rays?: boolean;
};

/** Draws a scene, 600 x 500. */
export function drawScene(scene: SceneName, palette: Palette, ids: Ids, options: SceneOptions): string {
  const { wide = false, rays = true } = options;
  const hidden = { ...(wide ? {} : { houses: '' }), ...(rays && !wide ? {} : { rays: '' }) };
  return drawFile(`scenes/${scene}`, palette, { ids, layers: hidden });
}

/** Side length of a motif. */
export const MOTIF_SIZE = 200;

/** Returns a motif name; unknown names fall back to the rosette, so that no picture is missing. */
export const motifNamed = (name: string): MotifName => MOTIF_NAMES.find((known) => known === name) ?? 'rosette';

/** Draws a motif, 200 x 200. Pseudorandom layers use `random`. */
export function drawMotif(name: MotifName, palette: Palette, random: Random): string {
  return drawFile(`motifs/${name}`, palette, { layers: SEEDED_LAYERS[name]?.(palette, random) });
}
