import { DATASET_DESCRIPTION, RULES } from './richResults.ts';
import { propertiesOf } from './schemaTypes.ts';
import type { Page } from './site.ts';

/** An object of structured data. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Parses every block of a page's structured data; undefined for an invalid one. */
export function structuredData({ document }: Page): (Node | undefined)[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
    try {
      return JSON.parse(textContent ?? '');
    } catch {
      return undefined;
    }
  });
}

/** Returns the objects inside a block, the block itself first. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** Checks for an object that only refers to another. */
export const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function valueAt(node: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  return isNode(node) ? valueAt(node[key], rest) : undefined;
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Formats of properties with addresses, days or times. */
const FORMS: readonly [RegExp, RegExp][] = [
  [/^(?:url|image|logo|item|contentUrl|thumbnailUrl|license)$/, /^https:\/\//],
  [/^(?:date\w+|uploadDate|legislationDate)$/, /^\d{4}(?:-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?)?$/],
];

function formMistakes([property, value]: [string, unknown]): string[] {
  if (typeof value !== 'string') return [];
  return FORMS.filter(([name, form]) => name.test(property) && !form.test(value)).map(() => `${property} '${value}'`);
}

function lengthMistakes(type: string, { description = '' }: Node): string[] {
  if (type !== 'Dataset') return [];
  const { length } = String(description);
  const { least, most } = DATASET_DESCRIPTION;
  return length >= least && length <= most ? [] : [`description of ${length} characters`];
}

/** Describes the faults of an object: an unknown type or property, a missing one, an invalid format. */
function nodeMistakes(node: Node): string[] {
  if (isReference(node)) return [];
  const type = String(node['@type']);
  const known = propertiesOf(type);
  const rule = RULES[type];
  if (!known || !rule) return [`type ${type}`];
  const missing = [...rule.required, ...rule.recommended].filter((path) => !isGiven(valueAt(node, path.split('.'))));
  const foreign = Object.keys(node).filter((property) => !property.startsWith('@') && !known.has(property));
  return [
    ...missing.map((path) => `${type} without ${path}`),
    ...foreign.map((property) => `${type} with ${property}, which schema.org does not give it`),
    ...Object.entries(node).flatMap(formMistakes),
    ...lengthMistakes(type, node),
  ];
}

/** Describes the faults of a block of structured data and the objects inside it. */
export function blockMistakes(block: Node | undefined): string[] {
  if (!block) return ['not JSON'];
  const context = block['@context'] === 'https://schema.org' ? [] : [`context ${block['@context']}`];
  return [...context, ...nodesIn(block).flatMap(nodeMistakes)];
}
