import type {
  AccountingService,
  BreadcrumbList,
  OfferCatalog,
  OpeningHoursSpecification,
  Organization,
  Person,
  Service as ServiceThing,
  WebApplication,
  WithContext,
} from 'schema-dts';
import type { Firm, Hours } from '../../content/schemas/firm.ts';
import type { TeamMember } from '../../content/schemas/people.ts';
import type { Service } from '../../content/schemas/services.ts';
import { serviceDescription } from '../../services/services.ts';
import type { Crumb } from '../../site/pageIn.ts';
import { sharingPath } from '../../site/paths.ts';
import type { SitePage } from '../../site/sitePage.ts';
import { languageOf } from '../../words/language.ts';

/** Returns the firm's identifier in structured data, for references. */
export const firmId = (firm: Firm) => `${firm.url}/#firm`;

function openingHours({ days, opens, closes }: Hours): OpeningHoursSpecification[] {
  if (!opens || !closes) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }];
}

/** Builds the firm's structured data without its address, which may be a sample. */
const namedFirm = (firm: Firm) => ({
  '@context': 'https://schema.org' as const,
  '@id': firmId(firm),
  name: firm.name,
  description: firm.description,
  url: firm.url,
  logo: `${firm.url}/icon-512.png`,
});

/**
 * Builds the firm with its address and hours, for the home page and the pages about it; other pages refer to its
 * identifier. Without address and hours while they are samples, which structured data cannot mark.
 */
export function firmData(firm: Firm): WithContext<AccountingService | Organization> {
  if (firm.placeholder) return { '@type': 'Organization', ...namedFirm(firm) };
  return {
    '@type': 'AccountingService',
    ...namedFirm(firm),
    legalName: firm.legalName,
    image: `${firm.url}${sharingPath('/default')}`,
    telephone: firm.phone,
    email: firm.email,
    foundingDate: String(firm.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [...firm.address.lines, firm.address.street].join(', '),
      addressLocality: firm.address.city,
      addressRegion: firm.address.region,
      addressCountry: firm.address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: firm.address.latitude, longitude: firm.address.longitude },
    openingHoursSpecification: firm.hours.flatMap(openingHours),
    sameAs: firm.socials.map(({ url }) => url),
    areaServed: { '@type': 'Country', name: firm.address.country },
  };
}

/** Builds the firm's services, for their page. */
export function servicesData(firm: Firm, services: Service[]): WithContext<OfferCatalog> {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: services.map(({ title, slug }) => ({
      '@type': 'Offer',
      offeredBy: { '@id': firmId(firm) },
      itemOffered: { '@type': 'Service', name: title, url: `${firm.url}${slug}` },
    })),
  };
}

/** Builds the breadcrumb of a page. */
export function breadcrumbData(firm: Firm, crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: `${firm.url}${href === '/' ? '' : href}` } : {}),
    })),
  };
}

/** Builds a service of the firm. */
export function serviceData(firm: Firm, service: Service): WithContext<ServiceThing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    ...(service.sharingTitle && { alternateName: service.sharingTitle }),
    description: serviceDescription(service),
    url: `${firm.url}${service.slug}`,
    provider: { '@id': firmId(firm) },
    areaServed: { '@type': 'Country', name: firm.address.country },
  };
}

/** Builds a tool of the site, such as a calculator: free, and run in the browser. */
export function webApplicationData(
  firm: Firm,
  { name, description, path }: Pick<SitePage, 'name' | 'description' | 'path'>,
): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    ...(description && { description }),
    url: `${firm.url}${path}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: languageOf(path),
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'TZS' },
    provider: { '@id': firmId(firm) },
    countriesSupported: firm.address.countryCode,
  };
}

/** Builds a real person of the firm. Never call it for a placeholder: it would publish an invented person. */
export function personData(firm: Firm, member: TeamMember): WithContext<Person> {
  const { name, position, bio, email, phone, linkedin, specialties } = member;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: position,
    worksFor: { '@id': firmId(firm) },
    url: `${firm.url}/team`,
    ...(bio ? { description: bio } : {}),
    ...(specialties ? { knowsAbout: specialties } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(linkedin ? { sameAs: linkedin } : {}),
  };
}
