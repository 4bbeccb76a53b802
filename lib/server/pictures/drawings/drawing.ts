import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTES, type Palette, ROLES } from '../palettes.ts';
import type { Ids } from '../svg/random.ts';

/** Relative to the project's root, the working directory of every script, of Next and of the tests. */
const FOLDER = 'lib/server/pictures/drawings';

/** The palette of drawings, unless the file name ends in another one. */
const DRAWN_IN = PALETTES.tanzanite;

/** A top-level group of a drawing with an id, or the shapes between two of them (name ''). */
type Layer = { name: string; markup: string };

/** Options that adapt a drawing to its picture. */
type DrawingOptions = {
  /** Makes the ids of patterns and clip paths unique on the page. */
  ids?: Ids;
  /** Markup that replaces a layer; '' leaves it out. */
  layers?: Readonly<Record<string, string>>;
};

// The comment keeps the bundler from tracing every file of the project as an input of the page.
const pathOf = (file: string): string => join(/* turbopackIgnore: true */ process.cwd(), FOLDER, `${file}.svg`);

/** Parts for the designer only: title, comments, and the ground that makes white shapes visible in an editor. */
const EDITOR_ONLY = /<\?xml[^>]*>|<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|<rect id="preview"[^>]*>|<\/?svg[^>]*>/g;

const GROUP_STEPS = [
  { tag: /^<g[\s>]/, step: 1 },
  { tag: /^<\/g>/, step: -1 },
];

/** Splits a drawing into its layers, without their group tags. */
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

/** Replaces each colour of a drawing by the slot of its role, such as {accent}. */
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

/** Checks whether a drawing has its own file for a palette, such as motifs/kili.night.svg. */
function hasVariant(file: string): boolean {
  const found = variants.get(file) ?? existsSync(pathOf(file));
  variants.set(file, found);
  return found;
}

/**
 * Returns the shapes of drawings/<file>.svg in the colours of a palette.
 *
 * @throws Error if the file is missing or has a colour outside its palette
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
