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

/** A structured data block. tests/export/structuredData.test.ts checks its properties on every page. */
export type StructuredData = { '@context': string; '@type': string } & Readonly<Record<string, unknown>>;

const block = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
});

/** Returns the firm's identifier, for references within structured data. */
export const firmId = (firm: Firm) => `${firm.url}/#firm`;

/** Refers to the firm, which is described on its own pages. */
const byFirm = (firm: Firm) => ({ '@id': firmId(firm) });

const countryOf = ({ address }: Firm) => ({ '@type': 'Country', name: address.country });

const openingHours = ({ days, opens, closes }: Hours) =>
  opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }] : [];

/** Returns an office's address, location and opening hours. */
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

/** Describes another office of the firm. */
const departmentData = ({ name, url }: Firm, office: Office) => ({
  '@type': 'AccountingService',
  name: `${name}, ${office.address.city}`,
  url: `${url}${PAGES.contact.path}`,
  logo: `${url}/icon-512.png`,
  telephone: office.phone,
  ...placeData(office),
});

/**
 * Describes the firm with its address and opening hours, for the home page and pages about the firm. Other pages refer to
 * its identifier. Omits address and hours while they are placeholders, which structured data cannot express.
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

/** Describes the firm's services, for the services page. */
export const servicesData = (firm: Firm, services: Service[]): StructuredData =>
  block('OfferCatalog', {
    name: 'Services',
    itemListElement: services.map(({ title, slug }) => ({
      '@type': 'Offer',
      offeredBy: byFirm(firm),
      itemOffered: { '@type': 'Service', name: title, url: `${firm.url}${slug}` },
    })),
  });

/** Describes a page's breadcrumb. */
export const breadcrumbData = (firm: Firm, crumbs: Crumb[]): StructuredData =>
  block('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: `${firm.url}${href === '/' ? '' : href}` }),
    })),
  });

/** Describes a service. */
export const serviceData = (firm: Firm, service: Service): StructuredData =>
  block('Service', {
    name: service.title,
    ...(service.sharingTitle && { alternateName: service.sharingTitle }),
    description: serviceDescription(service),
    url: `${firm.url}${service.slug}`,
    provider: byFirm(firm),
    areaServed: countryOf(firm),
  });

/** Describes a tool, such as a calculator, that is free and runs in the browser. */
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

/** Describes a real team member. Never call it for a placeholder, because it would publish an invented person. */
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

/** Describes a page's questions and answers. */
export const questionsData = (questions: readonly { title: string; answer: string }[]): StructuredData =>
  block('FAQPage', {
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

/** Describes a video on another site. Never call it for a placeholder, because it would publish an invented video. */
export const videoData = (firm: Firm, video: Video): StructuredData =>
  block('VideoObject', {
    name: video.title,
    description: video.description,
    thumbnailUrl: `${firm.url}${resourcePicture(video).src}`,
    uploadDate: `${video.date}T00:00:00+03:00`,
    url: video.link,
    publisher: byFirm(firm),
  });

/** Describes the legal values as a dataset. `changed` is the ISO date of the newest source. */
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

/** Matches the year in 'Cap. 332 (Act 11 of 2004)'. */
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

/** Describes a library document. */
export function articleData(
  firm: Firm,
  document: LibraryDocument,
  { updatedOn, sources }: DocumentFrontMatter,
): StructuredData {
  const publisher = byFirm(firm);
  const covered = coveredYear(document);
  const { published, changed } = textDays(document.date, updatedOn, firm.launchedOn);
  // A placeholder team member is not an author.
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
