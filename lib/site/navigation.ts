import type { Service } from '../content/schemas/service.ts';
import { LIBRARY_TEXTS, type LibraryCategory } from '../resources/libraryCategories.ts';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type ServiceCategory } from '../services/serviceCategories.ts';
import { CALCULATOR_GROUPS, CALCULATORS, type CalculatorGroup } from './calculators.ts';
import { rootOf, type SectionId } from './currentItem.ts';
import { ALL_PAGES, calculatorPage, PAGES } from './pages.ts';
import type { SitePage } from './sitePage.ts';

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

const titleLink = ({ title, path }: SitePage): NavLink => ({ label: title, href: path });
const nameLink = ({ name, path }: SitePage): NavLink => ({ label: name, href: path });

const libraryLink = (category: LibraryCategory): NavLink => ({
  label: LIBRARY_TEXTS[category].name,
  href: `${PAGES.resources.path}?category=${category}`,
});

const calculatorPagesOf = (group: CalculatorGroup) =>
  CALCULATORS.filter((calculator) => calculator.group === group).map(({ id }) => calculatorPage(id));

/** Footer quick links. */
export const QUICK_LINKS = [PAGES.about, PAGES.services, PAGES.industries, PAGES.resources, PAGES.contact].map(
  nameLink,
);

/** Calculators in the footer: those that most visitors want, and the way to the others. */
export const CALCULATOR_LINKS = [
  ...[...calculatorPagesOf('salary'), ...calculatorPagesOf('dates')].map(nameLink),
  { label: 'All calculators', href: PAGES.calculator.path },
];

/** Links of the footer's last line. */
export const LEGAL_LINKS = [PAGES.privacy, PAGES.terms, PAGES.accessibility, PAGES.sitemap].map(nameLink);

function item(page: SitePage & { section: SectionId }, groups: NavGroup[] = []): NavItem {
  const pages = ALL_PAGES.filter(({ section }) => section === page.section);
  const roots = [...new Set(pages.map(({ path }) => rootOf(path)))];
  return { id: page.section, label: page.navLabel, href: page.path, groups, roots };
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
      heading: 'Financial Tools',
      links: [PAGES.calculator, ...calculatorPagesOf('salary'), ...calculatorPagesOf('dates')].map(titleLink),
    },
    { heading: business.title, links: calculatorPagesOf(business.id).map(titleLink) },
  ];
}

/** The header's items in their order, with the services in the dropdown. */
export function navigationItems(services: Service[]): NavItem[] {
  const { home, about, team, awards, industries, calculator, resources, media, contact } = PAGES;
  return [
    item(home),
    item(about, [{ heading: 'Company', links: [about, team, awards, industries].map(titleLink) }]),
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
          titleLink(media),
          titleLink(PAGES.whatsNew),
        ],
      },
      {
        heading: 'Tools & Multimedia',
        links: [
          titleLink(PAGES.rates),
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
