import type { Firm, Hours, Office } from '../../content/schemas/firm.ts';
import type { TeamMember } from '../../content/schemas/people.ts';
import type { Act, DocumentFrontMatter, FinanceAct, Video } from '../../content/schemas/resources.ts';
import type { Service } from '../../content/schemas/services.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { coveredYear, textDays } from '../../resources/textDays.ts';
import type { Crumb } from '../../site/pageIn.ts';
import { PAGES } from '../../site/pages.ts';
import { LAW_VALUES_FILE, sharingPath } from '../../site/paths.ts';
import { serviceDescription } from '../../site/services.ts';
import type { SitePage } from '../../site/sitePage.ts';
import { RECORD_START } from '../../tax/rateCard.ts';
import type { Language } from '../../words/language.ts';
import { resourcePicture } from '../pictures/registry.ts';
import type { LibraryDocument } from '../resources/allDocuments.ts';

/** A block of structured data. tests/export/structuredData.test.ts checks its properties in every page. */
export type StructuredData = { '@context': string; '@type': string } & Readonly<Record<string, unknown>>;

const block = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/** Returns the firm's identifier in structured data, for references. */
export const firmId = (firm: Firm) => `${firm.url}/#firm`;

/** Refers to the firm, which its own pages describe. */
const byFirm = (firm: Firm) => ({ '@id': firmId(firm) });

const countryOf = ({ address }: Firm) => ({ '@type': 'Country', name: address.country });

const openingHours = ({ days, opens, closes }: Hours) =>
  opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }] : [];

/** Returns address, place and hours of an office. */
const placeData = ({ address, hours }: Pick<Office, 'address' | 'hours'>) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: [...address.lines, address.street].join(', '),
    addressLocality: address.city,
    addressRegion: address.region,
    addressCountry: address.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
  openingHoursSpecification: hours.flatMap(openingHours),
});

/** Builds another office of the firm. */
const departmentData = ({ name, url }: Firm, office: Office) => ({
  '@type': 'AccountingService',
  name: `${name}, ${office.address.city}`,
  url: `${url}${PAGES.contact.path}`,
  logo: `${url}/icon-512.png`,
  telephone: office.phone,
  ...placeData(office),
});

/**
 * Builds the firm with its address and hours, for the home page and the pages about it; other pages refer to its
 * identifier. Without address and hours while they are samples, which structured data cannot mark.
 */
export function firmData(firm: Firm): StructuredData {
  const named = {
    ...byFirm(firm),
    name: firm.name,
    description: firm.description,
    url: firm.url,
    logo: `${firm.url}/icon-512.png`,
  };
  if (firm.placeholder) return block('Organization', named);
  const { offices = [] } = firm;
  return block('AccountingService', {
    ...named,
    legalName: firm.legalName,
    image: `${firm.url}${sharingPath('/default')}`,
    telephone: firm.phone,
    email: firm.email,
    foundingDate: String(firm.foundedYear),
    ...placeData(firm),
    ...(offices.length > 0 && { department: offices.map((office) => departmentData(firm, office)) }),
    sameAs: firm.socials.map(({ url }) => url),
    areaServed: countryOf(firm),
  });
}

/** Builds the firm's services, for their page. */
export const servicesData = (firm: Firm, services: Service[]): StructuredData =>
  block('OfferCatalog', {
    name: 'Services',
    itemListElement: services.map(({ title, slug }) => ({
      '@type': 'Offer',
      offeredBy: byFirm(firm),
      itemOffered: { '@type': 'Service', name: title, url: `${firm.url}${slug}` },
    })),
  });

/** Builds the breadcrumb of a page. */
export const breadcrumbData = (firm: Firm, crumbs: Crumb[]): StructuredData =>
  block('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: `${firm.url}${href === '/' ? '' : href}` }),
    })),
  });

/** Builds a service of the firm. */
export const serviceData = (firm: Firm, service: Service): StructuredData =>
  block('Service', {
    name: service.title,
    ...(service.sharingTitle && { alternateName: service.sharingTitle }),
    description: serviceDescription(service),
    url: `${firm.url}${service.slug}`,
    provider: byFirm(firm),
    areaServed: countryOf(firm),
  });

/** Builds a tool of the site, such as a calculator: free, and run in the browser. */
export const webApplicationData = (
  firm: Firm,
  { name, description, path }: Pick<SitePage, 'name' | 'description' | 'path'>,
  language: Language,
): StructuredData =>
  block('WebApplication', {
    name,
    ...(description && { description }),
    url: `${firm.url}${path}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'TZS' },
    provider: byFirm(firm),
    countriesSupported: firm.address.countryCode,
  });

/** Builds a real person of the firm. Never call it for a placeholder: it would publish an invented person. */
export function personData(firm: Firm, member: TeamMember): StructuredData {
  const { name, position, bio, email, phone, linkedin, specialties } = member;
  return block('Person', {
    name,
    jobTitle: position,
    worksFor: byFirm(firm),
    url: `${firm.url}/team`,
    ...(bio && { description: bio }),
    ...(specialties && { knowsAbout: specialties }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(linkedin && { sameAs: linkedin }),
  });
}

/** Builds a page's questions and answers. */
export const questionsData = (questions: readonly { title: string; answer: string }[]): StructuredData =>
  block('FAQPage', {
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

/** Builds a video on another site. Never for a placeholder: it would publish an invented film. */
export const videoData = (firm: Firm, video: Video): StructuredData =>
  block('VideoObject', {
    name: video.title,
    description: video.description,
    thumbnailUrl: `${firm.url}${resourcePicture(video).src}`,
    uploadDate: `${video.date}T00:00:00+03:00`,
    url: video.link,
    publisher: byFirm(firm),
  });

/** Builds the values of the law as a dataset. `changed` is the ISO day of the newest source. */
export const ratesData = (
  firm: Firm,
  { name, description, changed }: { name: string; description: string; changed: string },
): StructuredData =>
  block('Dataset', {
    name,
    description,
    url: `${firm.url}${PAGES.howWeCheck.path}`,
    license: `${firm.url}${PAGES.terms.path}#using-our-material`,
    isAccessibleForFree: true,
    temporalCoverage: `${RECORD_START}/..`,
    spatialCoverage: firm.address.country,
    dateModified: changed,
    creator: byFirm(firm),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: `${firm.url}${LAW_VALUES_FILE}`,
    },
  });

/** The year in 'Cap. 332 (Act 11 of 2004)'. */
const ENACTED = / of (\d{4})/;

function legislationOf(document: Act | FinanceAct) {
  const isFinanceAct = document.category === 'finance-act';
  const number = isFinanceAct ? document.actNumber : undefined;
  const citation = isFinanceAct ? number && `Act ${number} of ${document.year}` : document.citation;
  const enacted = isFinanceAct ? String(document.year) : ENACTED.exec(document.citation)?.[1];
  return {
    '@type': 'Legislation',
    name: document.title,
    legislationIdentifier: citation || document.title,
    legislationJurisdiction: 'TZ',
    ...(enacted && { legislationDate: enacted }),
  };
}

/** Builds a document of the library. */
export function articleData(
  firm: Firm,
  document: LibraryDocument,
  { updatedOn, sources }: DocumentFrontMatter,
): StructuredData {
  const publisher = byFirm(firm);
  const covered = coveredYear(document);
  const { published, changed } = textDays(document.date, updatedOn, firm.launchedOn);
  // A sample of a team is not an author.
  const author =
    document.author && !firm.placeholder
      ? { name: document.author, parentOrganization: publisher }
      : { ...publisher, name: firm.name };
  return block('Article', {
    headline: titleInContext(document),
    description: document.description,
    url: `${firm.url}${documentPath(document)}`,
    image: `${firm.url}${sharingPath(documentPath(document))}`,
    ...(published !== undefined && { datePublished: published }),
    dateModified: changed,
    ...(covered && document.category === 'guides' && { temporalCoverage: `${covered.from}/${covered.to}` }),
    ...((document.category === 'acts' || document.category === 'finance-act') && {
      isBasedOn: legislationOf(document),
    }),
    author: { '@type': 'Organization', ...author, url: firm.url },
    publisher,
    citation: sources.map(({ name }) => name),
  });
}
