import { readFileSync } from 'node:fs';
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

/** Declarations of schema-dts: a type of schema.org is an interface ending in Base or Leaf with its own properties. */
const DECLARED = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

const INTERFACE = /interface (\w+?)(Base|Leaf)(?:<[^>]*>)? extends ([^{]+)\{([\s\S]*?)\n\}/g;
const PROPERTY = /^ {4}"(\w+)"\?:/gm;

type Declared = { parents: string[]; own: string[] };

const declared = new Map<string, Declared>(
  [...DECLARED.matchAll(INTERFACE)].map(([, name = '', kind = '', parents = '', body = '']) => [
    name + kind,
    {
      parents: parents.match(/\w+(?:Base|Leaf)\b/g) ?? [],
      own: [...body.matchAll(PROPERTY)].map(([, property = '']) => property),
    },
  ]),
);

function propertiesIn(name: string): string[] {
  const { parents = [], own = [] } = declared.get(name) ?? {};
  return [...own, ...parents.flatMap(propertiesIn)];
}

/** Returns schema.org's properties of a type; undefined for an unknown type. */
function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const names = [`${type}Leaf`, `${type}Base`].filter((name) => declared.has(name));
  return names.length > 0 ? new Set(names.flatMap(propertiesIn)) : undefined;
}

/** Search engines' requirements for a type. Dots join paths into a property. */
type Rule = { required: readonly string[]; recommended: readonly string[] };

/**
 * The rules of rich results, from https://developers.google.com/search/docs/appearance/structured-data/<page> on
 * 2026-11-23: article, breadcrumb, dataset, faqpage, local-business, organization, software-app, video. Of the
 * recommended properties only the ones that the site can know; it cannot know a tool's rating, a video's player and,
 * before the launch, the day of publication. Other types have schema.org's usual properties.
 */
const RULES: Readonly<Record<string, Rule>> = {
  AccountingService: {
    required: ['name', 'address.streetAddress', 'address.addressLocality', 'address.addressCountry'],
    recommended: ['geo.latitude', 'openingHoursSpecification', 'telephone', 'url', 'logo'],
  },
  Answer: { required: ['text'], recommended: [] },
  Article: {
    required: [],
    recommended: ['headline', 'image', 'author.name', 'author.url', 'dateModified', 'publisher'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  Country: { required: ['name'], recommended: [] },
  DataDownload: { required: ['contentUrl'], recommended: ['encodingFormat'] },
  Dataset: {
    required: ['name', 'description'],
    recommended: [
      'creator',
      'distribution',
      'isAccessibleForFree',
      'license',
      'spatialCoverage',
      'temporalCoverage',
      'url',
    ],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  Legislation: { required: ['name', 'legislationIdentifier', 'legislationJurisdiction'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: [] },
  Offer: { required: [], recommended: [] },
  OfferCatalog: { required: ['name', 'itemListElement'], recommended: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: [] },
  Organization: { required: ['name'], recommended: ['url'] },
  Person: { required: ['name'], recommended: ['jobTitle', 'worksFor', 'url'] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer.text'], recommended: [] },
  Service: { required: ['name'], recommended: ['url'] },
  VideoObject: { required: ['name', 'thumbnailUrl', 'uploadDate'], recommended: ['description'] },
  WebApplication: {
    required: ['name', 'offers.price'],
    recommended: ['applicationCategory', 'operatingSystem', 'url', 'provider'],
  },
};

/** Length of a dataset's description in characters, from the page on datasets. */
const DATASET_DESCRIPTION = { least: 50, most: 5000 };
