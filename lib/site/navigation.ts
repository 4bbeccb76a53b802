import type { Service } from '../content/schemas/services.ts';
import { LIBRARY_TEXTS, type LibraryCategory } from '../resources/libraryCategories.ts';
import { type Translate, translateName } from '../words/translate.ts';
import { CALCULATOR_GROUPS, type CalculatorEntry, calculatorsIn } from './calculators.ts';
import { rootOf, type SectionId } from './currentItem.ts';
import { pageIn, pagesIn } from './pageIn.ts';
import { ALL_PAGES, PAGES } from './pages.ts';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type ServiceCategory } from './serviceCategories.ts';
import type { SitePage } from './sitePage.ts';
import { hrefIn } from './translatedPages.ts';

export type NavLink = { label: string; href: string };

/** A column of a dropdown. A service category determines the colour of its heading. */
export type NavGroup = { heading: string; category?: ServiceCategory; links: NavLink[] };

/** A top-level item in the header. With groups, it has a dropdown. */
export type NavItem = {
  id: SectionId;
  label: string;
  menuLabel: string;
  href: string;
  groups: NavGroup[];
  /** First path segments for which the item is current. */
  roots: string[];
};

const titleLinks = (pages: readonly SitePage[], translate: Translate): NavLink[] =>
  pagesIn(pages, translate).map(({ title, path }) => ({ label: title, href: path }));
const nameLinks = (pages: readonly SitePage[], translate: Translate): NavLink[] =>
  pagesIn(pages, translate).map(({ name, path }) => ({ label: name, href: path }));

const libraryLink = (category: LibraryCategory): NavLink => ({
  label: LIBRARY_TEXTS[category].name,
  href: `${PAGES.resources.path}?category=${category}`,
});

/** Returns the footer's quick links. */
export const quickLinks = (translate: Translate): NavLink[] =>
  nameLinks(
    [
      ...(translate.language === 'en' ? [] : [PAGES.home, PAGES.calculator]),
      PAGES.about,
      PAGES.services,
      PAGES.industries,
      PAGES.resources,
      PAGES.contact,
    ],
    translate,
  );

/** Returns the links in the footer's last line. On Kiswahili pages, the privacy policy is in English. */
export const legalLinks = (translate: Translate): NavLink[] =>
  translate.language === 'en'
    ? nameLinks([PAGES.privacy, PAGES.terms, PAGES.accessibility, PAGES.sitemap], translate)
    : [{ label: translate('Privacy Policy'), href: PAGES.privacy.path }];

function item(page: SitePage & { section: SectionId }, translate: Translate, groups: NavGroup[] = []): NavItem {
  const pages = ALL_PAGES.filter(({ section }) => section === page.section);
  const roots = [...new Set(pages.map(({ path }) => rootOf(path)))];
  const { navLabel, path } = pageIn(page, translate);
  const menuLabel = translate('{name} menu', { name: navLabel });
  return { id: page.section, label: navLabel, menuLabel, href: path, groups, roots };
}

function serviceGroup(category: ServiceCategory, services: Service[]): NavGroup {
  const links = services
    .filter((service) => service.category === category)
    .map(({ title, slug }) => ({ label: title, href: slug }));
  return { heading: SERVICE_CATEGORY_LABELS[category], category, links };
}

/** Returns the header's calculator menu: the hub, then three groups with all tools, named as visitors call them. */
function calculatorGroups(translate: Translate): NavGroup[] {
  const linkOf = ({ path, name, menuName = name }: CalculatorEntry) => ({
    label: translateName(translate, menuName),
    href: hrefIn(path, translate.language),
  });
  const groups = CALCULATOR_GROUPS.map(({ id, title }) => ({
    heading: translateName(translate, title),
    links: calculatorsIn(translate.language)
      .filter(({ group }) => group === id)
      .map(linkOf),
  }));
  return [
    { heading: translate('Financial Tools'), links: titleLinks([PAGES.calculator], translate) },
    ...groups.filter(({ links }) => links.length > 0),
  ];
}

/** Returns the header's items in order, with services in a dropdown. */
export function navigationItems(services: Service[], translate: Translate): NavItem[] {
  const { home, about, team, awards, industries, calculator, resources, media, contact } = PAGES;
  const { rates, whatsNew, glossary } = PAGES;
  if (translate.language === 'sw')
    return [item(home, translate), item(calculator, translate, calculatorGroups(translate)), item(contact, translate)];
  return [
    item(home, translate),
    item(about, translate, [{ heading: 'Company', links: titleLinks([about, team, awards, industries], translate) }]),
    item(
      PAGES.services,
      translate,
      SERVICE_CATEGORIES.map((category) => serviceGroup(category, services)),
    ),
    item(calculator, translate, calculatorGroups(translate)),
    item(resources, translate, [
      {
        heading: 'Publications & Insights',
        links: [
          ...(['articles', 'guides', 'finance-act', 'acts'] as const).map(libraryLink),
          ...titleLinks([media], translate),
          ...nameLinks([rates, whatsNew], translate),
        ],
      },
      {
        heading: 'Tools & Multimedia',
        links: [
          libraryLink('videos'),
          libraryLink('calculators'),
          ...nameLinks([glossary], translate),
          { label: 'All resources', href: resources.path },
        ],
      },
    ]),
    item(awards, translate),
    item(contact, translate),
  ];
}
