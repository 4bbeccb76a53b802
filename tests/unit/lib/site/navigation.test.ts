import { getAllServices } from '@/lib/server/content/loaders/services';
import { serverSay } from '@/lib/server/words/serverSay';
import { SERVICE_CATEGORIES } from '@/lib/services/serviceCategories';
import { currentItem } from '@/lib/site/currentItem';
import { navigationItems, quickLinks } from '@/lib/site/navigation';
import { ENGLISH } from '@/lib/words/say';

const services = getAllServices();
const items = navigationItems(services, ENGLISH);

const groupsOf = (id: string) => items.find((item) => item.id === id)?.groups ?? [];
const labels = (links: { label: string }[]) => links.map(({ label }) => label);

describe('the items of the header', () => {
  it('stand in the order of the specification', () => {
    expect(labels(items)).toEqual(['Home', 'About', 'Services', 'Calculator', 'Resources', 'Awards', 'Contact']);
  });

  it.each([
    ['home', []],
    ['about', ['Company']],
    ['services', ['Audit & Assurance', 'Business Services', 'Tax Services', 'Advisory Services']],
    ['calculator', ['Financial Tools']],
    ['resources', ['Publications & Insights', 'Tools & Multimedia']],
    ['awards', []],
    ['contact', []],
  ])('%s has the groups %j', (id, headings) => expect(groupsOf(id).map(({ heading }) => heading)).toEqual(headings));

  it('hold every service once, under its category and in the order of the list', () => {
    const held = groupsOf('services').flatMap(({ category, links }) => links.map(({ label }) => [category, label]));
    const listed = SERVICE_CATEGORIES.flatMap((category) =>
      services.filter((service) => service.category === category).map(({ title }) => [category, title]),
    );

    expect(held).toEqual(listed);
    expect(held).toHaveLength(services.length);
  });

  it.each([
    ['about', ['About Us', 'Our Team', 'Awards', 'Industries']],
    [
      'calculator',
      ['Calculator Hub', 'Gross to net salary', 'Net to gross salary', 'Overtime', 'Corporate tax', 'Tax calendar'],
    ],
    [
      'resources',
      ['Articles', 'Tax Guides', 'Finance Acts', 'Acts', 'Media', 'Videos', 'Calculators', 'All resources'],
    ],
  ])('%s leads to %j', (id, expected) => expect(labels(groupsOf(id).flatMap(({ links }) => links))).toEqual(expected));

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/team', 'about'],
    ['/industries', 'about'],
    ['/services', 'services'],
    ['/services/tax-litigation', 'services'],
    ['/calculator', 'calculator'],
    ['/calculator/overtime', 'calculator'],
    ['/resources', 'resources'],
    ['/resources/guides/tax-guide-2024-25', 'resources'],
    ['/media', 'resources'],
    ['/awards', 'awards'],
    ['/contact', 'contact'],
    ['/privacy-policy', undefined],
    ['/servicesandmore', undefined],
    ['/constructor', undefined],
  ])('%s stands under %s', (path, id) => expect(currentItem(items, path)).toBe(id));
});

it('the header of pages in Kiswahili leads to pages in Kiswahili', () => {
  expect(navigationItems(services, serverSay('sw')).map(({ id }) => id)).toEqual(['home', 'calculator', 'contact']);
});

describe('the quick links of the footer', () => {
  it('follow the specification', () => {
    expect(labels(quickLinks(ENGLISH))).toEqual(['About Us', 'Our Services', 'Industries', 'Resources', 'Contact Us']);
  });
});
