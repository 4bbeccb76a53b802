import { CALCULATORS, type CalculatorId, findCalculator } from './calculators.ts';
import { HOW_WE_CHECK_PATH } from './paths.ts';
import { definePage, type SitePage } from './sitePage.ts';

const about = definePage({
  path: '/about',
  isStatic: true,
  name: 'About Us',
  navLabel: 'About',
  listedUnder: 'The firm',
  section: 'about',
});

const services = definePage({
  path: '/services',
  isStatic: true,
  name: 'Our Services',
  title: 'Services',
  listedUnder: 'Services',
  section: 'services',
  picture: { motif: 'abacus', palette: 'sea', border: 'waves' },
});

const calculator = definePage({
  path: '/calculator',
  isStatic: true,
  name: 'Calculator Hub',
  heading: 'Calculators',
  crumb: 'Calculator',
  pictureId: 'calculator-hub',
  listedUnder: 'Calculators',
  section: 'calculator',
  picture: { motif: 'abacus', palette: 'sea', border: 'pearls' },
});

const resources = definePage({
  path: '/resources',
  name: 'Resources',
  heading: 'Resources library',
  listedUnder: 'Library',
  section: 'resources',
  picture: { motif: 'book', palette: 'amber', border: 'cashews' },
});

const ofLibrary = { listedUnder: 'Library', section: 'resources', parent: resources } as const;

const rates = definePage({
  ...ofLibrary,
  path: '/rates',
  isStatic: true,
  name: 'Tax rates since 2012',
  title: 'Tax rates',
  heading: 'Tax rates since 2012',
  picture: { motif: 'mat', palette: 'tanzanite', border: 'diamonds' },
});

const ofWebsite = { listedUnder: 'This website', isStatic: true } as const;

const contact = definePage({
  path: '/contact',
  isStatic: true,
  name: 'Contact Us',
  title: 'Contact',
  heading: 'Contact Us',
  listedUnder: 'The firm',
  section: 'contact',
  picture: { motif: 'dhow', palette: 'tanzanite', border: 'matting' },
});

const thankYou = definePage({
  path: '/thank-you',
  isStatic: true,
  name: 'Thank you',
  parent: contact,
  isHidden: true,
  picture: { motif: 'sun', palette: 'sea', border: 'matting' },
});

/**
 * Registry of pages with fixed paths, in display order. Header, mobile menu, footer, both site maps, breadcrumbs, metadata,
 * heroes and the site search are built from it. Pages generated from content (services, library documents) come from their
 * collections, and calculators from their own list.
 */
export const PAGES = {
  home: definePage({
    path: '/',
    isStatic: true,
    name: 'Home',
    title: 'Home - Tax & Business Advisory Services',
    crumb: 'Home',
    listedUnder: 'The firm',
    section: 'home',
  }),
  about,
  team: definePage({
    path: '/team',
    isStatic: true,
    name: 'Our Team',
    listedUnder: 'The firm',
    section: 'about',
    parent: about,
    picture: { motif: 'circle', palette: 'sea', border: 'waves' },
    border: 'teeth',
  }),
  awards: definePage({
    path: '/awards',
    isStatic: true,
    name: 'Awards',
    listedUnder: 'The firm',
    section: 'awards',
    picture: { motif: 'seal', palette: 'tanzanite', border: 'diamonds' },
    border: 'waves',
  }),
  industries: definePage({
    path: '/industries',
    isStatic: true,
    name: 'Industries',
    listedUnder: 'The firm',
    section: 'about',
    picture: { motif: 'lens', palette: 'amber', border: 'pearls' },
  }),
  contact,
  services,
  serviceNotFound: definePage({
    path: '/services/not-found',
    isStatic: true,
    name: 'Service Not Found',
    pictureId: 'service-not-found',
    parent: services,
    isHidden: true,
    picture: { motif: 'dhow', palette: 'night', border: 'teeth' },
  }),
  calculator,
  resources,
  media: definePage({
    ...ofLibrary,
    path: '/media',
    name: 'Media publications',
    title: 'Media',
    heading: 'Media publications',
    picture: { motif: 'waves', palette: 'red', border: 'pearls' },
  }),
  rates,
  howWeCheck: definePage({
    ...ofLibrary,
    path: HOW_WE_CHECK_PATH,
    isStatic: true,
    name: 'How we check our figures',
    crumb: 'How we check',
    parent: rates,
    picture: { motif: 'lens', palette: 'tanzanite', border: 'diamonds' },
  }),
  glossary: definePage({
    ...ofLibrary,
    path: '/glossary',
    isStatic: true,
    name: 'Glossary',
    heading: 'The words of the trade',
    picture: { motif: 'book', palette: 'sea', border: 'teeth' },
  }),
  whatsNew: definePage({
    ...ofLibrary,
    path: '/whats-new',
    isStatic: true,
    name: 'What is new',
    picture: { motif: 'sun', palette: 'amber', border: 'cashews' },
  }),
  privacy: definePage({
    ...ofWebsite,
    path: '/privacy-policy',
    name: 'Privacy Policy',
    picture: { motif: 'arches', palette: 'tanzanite', border: 'diamonds' },
  }),
  terms: definePage({
    ...ofWebsite,
    path: '/terms-of-service',
    name: 'Terms of Service',
    picture: { motif: 'scales', palette: 'red', border: 'diamonds' },
  }),
  accessibility: definePage({
    ...ofWebsite,
    path: '/accessibility',
    name: 'Accessibility',
    picture: { motif: 'circle', palette: 'sea', border: 'diamonds' },
  }),
  sitemap: definePage({
    ...ofWebsite,
    path: '/sitemap',
    name: 'Sitemap',
    picture: { motif: 'compass', palette: 'amber', border: 'matting' },
  }),
  search: definePage({
    path: '/search',
    name: 'Search',
    isHidden: true,
    border: 'pearls',
  }),
  thankYou,
  callbackThankYou: definePage({
    path: '/thank-you/callback',
    isStatic: true,
    name: 'Request received',
    isHidden: true,
    picture: thankYou.picture,
    pictureId: thankYou.pictureId,
  }),
  offline: definePage({
    path: '/offline',
    isStatic: true,
    name: 'You are offline',
    isHidden: true,
  }),
  notFound: definePage({
    path: '/404',
    isStatic: true,
    name: 'Page not found',
    isHidden: true,
  }),
} as const satisfies Record<string, SitePage>;

/** Returns the registry entry for a calculator's page. */
export function calculatorPage(id: CalculatorId) {
  const { path, name, question, description, picture } = findCalculator(id);
  const ofCalculators = { listedUnder: 'Calculators', section: 'calculator', parent: calculator } as const;
  return definePage({ ...ofCalculators, path, name, heading: question, description, picture });
}

/** All pages with a fixed path, in site map order. */
export const ALL_PAGES: readonly SitePage[] = [
  ...Object.values(PAGES),
  ...CALCULATORS.map(({ id }) => calculatorPage(id)),
];
