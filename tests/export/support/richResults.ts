/** Search engines' requirements for a type. Dots join paths into a property. */
type Rule = { required: readonly string[]; recommended: readonly string[] };

/**
 * The rules of rich results, from https://developers.google.com/search/docs/appearance/structured-data/<page> on
 * 2026-11-23: article, breadcrumb, dataset, faqpage, local-business, organization, software-app, video. Of the
 * recommended properties only the ones that the site can know; it cannot know a tool's rating, a video's player and,
 * before the launch, the day of publication. Other types have schema.org's usual properties.
 */
export const RULES: Readonly<Record<string, Rule>> = {
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
export const DATASET_DESCRIPTION = { least: 50, most: 5000 };
