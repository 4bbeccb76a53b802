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

/** From the page on datasets: 50 to 5,000 characters. */
function lengthMistakes(type: string, { description = '' }: Node): string[] {
  const { length } = String(description);
  return type !== 'Dataset' || (length >= 50 && length <= 5000) ? [] : [`description of ${length} characters`];
}

/** Describes the faults of an object: an unknown type or property, a missing one, an invalid format. */
function nodeMistakes(node: Node): string[] {
  if (isReference(node)) return [];
  const type = String(node['@type']);
  const rule = RULES[type];
  if (!rule) return [`type ${type}`];
  const asked = rule.asked.split(' ').filter(Boolean);
  const known = new Set([...asked.map((path) => path.replace(/\..*/, '')), ...(rule.others?.split(' ') ?? [])]);
  const missing = asked.filter((path) => !isGiven(valueAt(node, path.split('.'))));
  const foreign = Object.keys(node).filter((property) => !property.startsWith('@') && !known.has(property));
  return [
    ...missing.map((path) => `${type} without ${path}`),
    ...foreign.map((property) => `${type} with ${property}, which is not listed here`),
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

/** What search engines ask of a type, with dots for paths into a property, and its other properties; blanks between. */
type Rule = { asked: string; others?: string };

/**
 * The types of the site and their properties, all of which https://schema.org defines. `asked` is what the rules of
 * rich results ask for, from https://developers.google.com/search/docs/appearance/structured-data/<page> on 2026-11-23:
 * article, breadcrumb, dataset, faqpage, local-business, organization, software-app, video; as far as the site can know
 * it: not a tool's rating, a video's player and, before the launch, the day of publication.
 */
const RULES: Readonly<Record<string, Rule>> = {
  AccountingService: {
    asked: [
      'name address.streetAddress address.addressLocality address.addressCountry geo.latitude',
      'openingHoursSpecification telephone url logo',
    ].join(' '),
    others: 'description legalName image email foundingDate sameAs areaServed department',
  },
  Answer: { asked: 'text' },
  Article: {
    asked: 'headline image author.name author.url dateModified publisher',
    others: 'description url datePublished temporalCoverage isBasedOn citation',
  },
  BreadcrumbList: { asked: 'itemListElement' },
  Country: { asked: 'name' },
  DataDownload: { asked: 'contentUrl encodingFormat' },
  Dataset: {
    asked: 'name description creator distribution isAccessibleForFree license spatialCoverage temporalCoverage url',
    others: 'dateModified',
  },
  FAQPage: { asked: 'mainEntity' },
  GeoCoordinates: { asked: 'latitude longitude' },
  Legislation: { asked: 'name legislationIdentifier legislationJurisdiction', others: 'legislationDate' },
  ListItem: { asked: 'position name', others: 'item' },
  Offer: { asked: '', others: 'price priceCurrency offeredBy itemOffered' },
  OfferCatalog: { asked: 'name itemListElement' },
  OpeningHoursSpecification: { asked: 'dayOfWeek opens closes' },
  Organization: { asked: 'name url', others: 'description logo parentOrganization' },
  Person: { asked: 'name jobTitle worksFor url', others: 'description knowsAbout email telephone sameAs' },
  PostalAddress: { asked: 'streetAddress addressLocality addressCountry', others: 'addressRegion' },
  Question: { asked: 'name acceptedAnswer.text' },
  Service: { asked: 'name url', others: 'alternateName description provider areaServed' },
  VideoObject: { asked: 'name thumbnailUrl uploadDate description', others: 'url publisher' },
  WebApplication: {
    asked: 'name offers.price applicationCategory operatingSystem url provider',
    others: 'description browserRequirements inLanguage isAccessibleForFree countriesSupported',
  },
};
