import type { Service } from '../content/schemas/service.ts';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type ServiceCategory } from '../services/serviceCategories.ts';

/** A link of the header, the mobile menu and the sitemap. */
export type NavLink = { label: string; href: string; serviceId?: string };

/** A column of a dropdown; a service category gives its heading its colour. */
export type NavGroup = { heading: string; category?: ServiceCategory; links: NavLink[] };

/** A top item of the header; one with groups has a dropdown. */
export type NavItem = { id: string; label: string; href: string; groups: NavGroup[] };

const COMPANY: NavLink[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Our Team', href: '/team' },
  { label: 'Awards', href: '/awards' },
  { label: 'Industries', href: '/industries' },
];

/** The calculators, hub first; the footer shows them without it. */
export const CALCULATOR_LINKS: NavLink[] = [
  { label: 'Calculator Hub', href: '/calculator' },
  { label: 'Gross to net salary', href: '/calculator/gross-to-net-salary' },
  { label: 'Net to gross salary', href: '/calculator/net-to-gross-salary' },
  { label: 'Overtime', href: '/calculator/overtime' },
  { label: 'Corporate tax', href: '/calculator/corporate-tax' },
];

const PUBLICATIONS: NavLink[] = [
  { label: 'Articles', href: '/resources?category=articles' },
  { label: 'Tax Guides', href: '/resources?category=guides' },
  { label: 'Finance Acts', href: '/resources?category=finance-act' },
  { label: 'Acts', href: '/resources?category=acts' },
  { label: 'Media', href: '/media' },
];

const TOOLS: NavLink[] = [
  { label: 'Videos', href: '/resources?category=videos' },
  { label: 'Calculators', href: '/resources?category=calculators' },
  { label: 'All resources', href: '/resources' },
];

/** Footer quick links. */
export const QUICK_LINKS: NavLink[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Our Services', href: '/services' },
  { label: 'Industries', href: '/industries' },
  { label: 'Resources', href: '/resources' },
  { label: 'Contact Us', href: '/contact' },
];

/** Links of the footer's last line. */
export const LEGAL_LINKS: NavLink[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Sitemap', href: '/sitemap' },
];

function serviceGroup(category: ServiceCategory, services: Service[]): NavGroup {
  const links = services
    .filter((service) => service.category === category)
    .map(({ title, slug, id }) => ({ label: title, href: slug, serviceId: id }));
  return { heading: SERVICE_CATEGORY_LABELS[category], category, links };
}

/** The header's items in their order, with the services in the dropdown. */
export function navigationItems(services: Service[]): NavItem[] {
  const item = (id: string, label: string, href: string, groups: NavGroup[] = []) => ({ id, label, href, groups });
  return [
    item('home', 'Home', '/'),
    item('about', 'About', '/about', [{ heading: 'Company', links: COMPANY }]),
    item(
      'services',
      'Services',
      '/services',
      SERVICE_CATEGORIES.map((category) => serviceGroup(category, services)),
    ),
    item('calculator', 'Calculator', '/calculator', [{ heading: 'Financial Tools', links: CALCULATOR_LINKS }]),
    item('resources', 'Resources', '/resources', [
      { heading: 'Publications & Insights', links: PUBLICATIONS },
      { heading: 'Tools & Multimedia', links: TOOLS },
    ]),
    item('awards', 'Awards', '/awards'),
    item('contact', 'Contact', '/contact'),
  ];
}
