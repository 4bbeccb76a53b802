import type { Service } from '../content/schemas/service.ts';
import { LIBRARY_TEXTS, type LibraryCategory } from '../resources/libraryCategories.ts';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type ServiceCategory } from '../services/serviceCategories.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { CALCULATOR_GROUPS, CALCULATORS, type CalculatorGroup, type CalculatorId } from './calculators.ts';
import { rootOf, type SectionId } from './currentItem.ts';
import { pageHere, pagesHere } from './pageHere.ts';
import { ALL_PAGES, calculatorPage, PAGES } from './pages.ts';
import type { SitePage } from './sitePage.ts';
import { here } from './twins.ts';

/** A link of the header, the mobile menu or the footer. */
export type NavLink = { label: string; href: string };

/** A column of a dropdown; a service category gives its heading its colour. */
export type NavGroup = { heading: string; category?: ServiceCategory; links: NavLink[] };

/** A top item of the header; one with groups has a dropdown. */
export type NavItem = {
  id: SectionId;
  label: string;
  href: string;
  groups: NavGroup[];
  /** First segments of the paths on which the item is marked as current. */
  roots: string[];
};

const titleLinks = (pages: readonly SitePage[]): NavLink[] =>
  pagesHere(pages).map(({ title, path }) => ({ label: title, href: path }));
const nameLinks = (pages: readonly SitePage[]): NavLink[] =>
  pagesHere(pages).map(({ name, path }) => ({ label: name, href: path }));

const libraryLink = (category: LibraryCategory): NavLink => ({
  label: LIBRARY_TEXTS[category].name,
  href: `${PAGES.resources.path}?category=${category}`,
});

const calculatorPagesOf = (group: CalculatorGroup) =>
  CALCULATORS.filter((calculator) => calculator.group === group).map(({ id }) => calculatorPage(id));

/** Footer quick links. */
export const quickLinks = (): NavLink[] =>
  nameLinks([
    ...(language() === 'en' ? [] : [PAGES.home]),
    PAGES.about,
    PAGES.services,
    PAGES.industries,
    PAGES.resources,
    PAGES.contact,
  ]);

/** Calculators that most visitors want: every page carries them in its footer. */
const FOOTER_CALCULATORS = [
  'gross-to-net-salary',
  'net-to-gross-salary',
  'overtime',
  'payroll',
  'tax-calendar',
] as const satisfies readonly CalculatorId[];

/** Calculators in the footer, and the way to the others. */
export const calculatorLinks = (): NavLink[] => [
  ...nameLinks(FOOTER_CALCULATORS.map(calculatorPage)),
  { label: say('All calculators'), href: here(PAGES.calculator.path) },
];

/** Links of the footer's last line. */
export const legalLinks = (): NavLink[] => nameLinks([PAGES.privacy, PAGES.terms, PAGES.accessibility, PAGES.sitemap]);

function item(page: SitePage & { section: SectionId }, groups: NavGroup[] = []): NavItem {
  const pages = ALL_PAGES.filter(({ section }) => section === page.section);
  const roots = [...new Set(pages.map(({ path }) => rootOf(path)))];
  const { navLabel, path } = pageHere(page);
  return { id: page.section, label: navLabel, href: path, groups, roots };
}

function serviceGroup(category: ServiceCategory, services: Service[]): NavGroup {
  const links = services
    .filter((service) => service.category === category)
    .map(({ title, slug }) => ({ label: title, href: slug }));
  return { heading: SERVICE_CATEGORY_LABELS[category], category, links };
}

/** The calculators in the header: the hub with those for everyone, then those for companies and traders. */
function calculatorGroups(): NavGroup[] {
  const [, business] = CALCULATOR_GROUPS;
  return [
    {
      heading: say('Financial Tools'),
      links: titleLinks([PAGES.calculator, ...calculatorPagesOf('salary'), ...calculatorPagesOf('dates')]),
    },
    { heading: say(business.title), links: titleLinks(calculatorPagesOf(business.id)) },
  ].filter(({ links }) => links.length > 0);
}

/** The header's items in their order, with the services in the dropdown. */
export function navigationItems(services: Service[]): NavItem[] {
  const { home, about, team, awards, industries, calculator, resources, media, contact } = PAGES;
  if (language() === 'sw') return [item(home), item(calculator, calculatorGroups()), item(contact)];
  return [
    item(home),
    item(about, [{ heading: 'Company', links: titleLinks([about, team, awards, industries]) }]),
    item(
      PAGES.services,
      SERVICE_CATEGORIES.map((category) => serviceGroup(category, services)),
    ),
    item(calculator, calculatorGroups()),
    item(resources, [
      {
        heading: 'Publications & Insights',
        links: [
          ...(['articles', 'guides', 'finance-act', 'acts'] as const).map(libraryLink),
          ...titleLinks([media, PAGES.whatsNew]),
        ],
      },
      {
        heading: 'Tools & Multimedia',
        links: [
          ...titleLinks([PAGES.rates]),
          libraryLink('videos'),
          libraryLink('calculators'),
          { label: 'All resources', href: resources.path },
        ],
      },
    ]),
    item(awards),
    item(contact),
  ];
}
