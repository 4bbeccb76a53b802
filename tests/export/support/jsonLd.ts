import type { Page } from './site.ts';

/** An object in structured data. */
export type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Parses every structured data block of a page; returns undefined for an invalid one. */
export function structuredData({ document }: Page): (Node | undefined)[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
    try {
      return JSON.parse(textContent ?? '');
    } catch {
      return undefined;
    }
  });
}

/** Returns a block and all objects nested in it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** Checks whether an object only refers to another one. */
export const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';

function valueAt(node: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return node;
  return isNode(node) ? valueAt(node[key], rest) : undefined;
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Formats of properties that contain URLs, dates or times. */
const FORMS: readonly [RegExp, RegExp][] = [
  [/^(?:url|image|logo|item|contentUrl|thumbnailUrl|license)$/, /^https:\/\//],
  [/^(?:date\w+|uploadDate|legislationDate)$/, /^\d{4}(?:-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?)?$/],
];

function formMistakes([property, value]: [string, unknown]): string[] {
  if (typeof value !== 'string') return [];
  return FORMS.filter(([name, form]) => name.test(property) && !form.test(value)).map(() => `${property} '${value}'`);
}

/** Google's guidelines for datasets require 50 to 5,000 characters. */
function lengthMistakes(type: string, { description = '' }: Node): string[] {
  const { length } = String(description);
  return type !== 'Dataset' || (length >= 50 && length <= 5000) ? [] : [`description of ${length} characters`];
}

/** Lists the faults of an object: unknown types, unknown or missing properties, invalid formats. */
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

/** Lists the faults of a structured data block and of the objects nested in it. */
export function blockMistakes(block: Node | undefined): string[] {
  if (!block) return ['not JSON'];
  const context = block['@context'] === 'https://schema.org' ? [] : [`context ${block['@context']}`];
  return [...context, ...nodesIn(block).flatMap(nodeMistakes)];
}

/**
 * The properties that search engines require for a type, as dotted paths, and its other properties; separated by
 * spaces.
 */
type Rule = { asked: string; others?: string };

/**
 * The site's types and their properties, all of which https://schema.org defines. `asked` lists the properties that
 * rich results require, from https://developers.google.com/search/docs/appearance/structured-data/<page> on 2026-11-23
 * (article, breadcrumb, dataset, faqpage, local-business, organization, software-app, video), as far as the site can
 * know them: no tool ratings, no video player and, before the launch, no publication dates.
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
