import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type CssNode, type Declaration, parse, walk } from 'css-tree';
import { css, entryAt, type Feature, featureOf } from './support.ts';

/** Units that MDN's data holds under one name. */
const UNIT_GROUPS: [RegExp, string][] = [
  [/^[dsl]v(h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** Functions of CSS by name, wherever below the types of values MDN's data has them. */
const FUNCTIONS = new Map<string, CompatStatement>();
function collectFunctions(group: Identifier): void {
  for (const [name, entry] of Object.entries<Identifier>(group)) {
    if (name === '__compat') continue;
    if (entry.__compat && !FUNCTIONS.has(name)) FUNCTIONS.set(name, entry.__compat);
    collectFunctions(entry);
  }
}
collectFunctions(entryAt(css, 'types') ?? {});

function propertyFeatures(property: string): Feature[] {
  const [, prefix, bare = ''] = property.match(/^(-(?:webkit|moz)-)(.+)$/) ?? [];
  const own = entryAt(css, 'properties', property);
  if (own || !prefix) return featureOf(property, own);
  return featureOf(property, entryAt(css, 'properties', bare)).map((found) => ({ ...found, prefix }));
}

function valueFeatures(property: string, node: CssNode): Feature[] {
  if (node.type === 'Identifier')
    return featureOf(`${property}: ${node.name}`, entryAt(css, 'properties', property, node.name));
  if (node.type === 'Function') {
    const compat = FUNCTIONS.get(node.name);
    return compat ? [{ name: `${node.name}()`, compat }] : [];
  }
  if (node.type !== 'Dimension') return [];
  const group = UNIT_GROUPS.find(([pattern]) => pattern.test(node.unit))?.[1] ?? node.unit;
  return featureOf(`unit ${node.unit}`, entryAt(css, 'types', 'length', group));
}

function declarationFeatures({ property, value }: Declaration, isOfPage: boolean): Feature[] {
  if (property.startsWith('--')) return [];
  const descriptor = isOfPage ? entryAt(css, 'at-rules', 'page', property) : undefined;
  if (descriptor) return featureOf(`@page ${property}`, descriptor);
  const found = propertyFeatures(property);
  walk(value, (node) => found.push(...valueFeatures(property, node)));
  return found;
}

function nodeFeatures(node: CssNode, isOfPage: boolean): Feature[] {
  switch (node.type) {
    case 'Declaration':
      return declarationFeatures(node, isOfPage);
    case 'Atrule':
      return featureOf(`@${node.name}`, entryAt(css, 'at-rules', node.name));
    case 'Feature':
      return node.kind === 'media'
        ? featureOf(`@media (${node.name})`, entryAt(css, 'at-rules', 'media', node.name))
        : [];
    case 'FeatureRange':
      return featureOf('@media (width >= ...)', entryAt(css, 'at-rules', 'media', 'range_syntax'));
    case 'PseudoClassSelector':
      return featureOf(`:${node.name}`, entryAt(css, 'selectors', node.name));
    case 'PseudoElementSelector':
      return featureOf(`::${node.name}`, entryAt(css, 'selectors', node.name));
    case 'NestingSelector':
      return featureOf('nesting', entryAt(css, 'selectors', 'nesting'));
    default:
      return [];
  }
}

/** Every feature that a style sheet uses, once. */
export function styleFeatures(sheet: string): Feature[] {
  const features = new Map<string, Feature>();
  walk(parse(sheet, { parseCustomProperty: false }), function add(node) {
    for (const found of nodeFeatures(node, this.atrule?.name === 'page')) features.set(found.name, found);
  });
  return [...features.values()];
}
