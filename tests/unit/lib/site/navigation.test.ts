import { getAllServices } from '@/lib/server/content/loaders/services';
import { CALCULATORS } from '@/lib/site/calculators';
import { currentItem } from '@/lib/site/currentItem';
import { navigationItems, QUICK_LINKS } from '@/lib/site/navigation';

const items = navigationItems(getAllServices());

const groupsOf = (id: string) => items.find((item) => item.id === id)?.groups ?? [];
const nameOf = (group: string) => CALCULATORS.filter((entry) => entry.group === group).map(({ name }) => name);
const labels = (links: { label: string }[]) => links.map(({ label }) => label);

describe('the items of the header', () => {
  it('stand in the order of the specification', () => {
    expect(labels(items)).toEqual(['Home', 'About', 'Services', 'Calculator', 'Resources', 'Awards', 'Contact']);
  });

  it.each([
    ['home', []],
    ['about', ['Company']],
    ['services', ['Audit & Assurance', 'Business Services', 'Tax Services', 'Advisory Services']],
    ['calculator', ['Financial Tools', 'For companies and traders']],
    ['resources', ['Publications & Insights', 'Tools & Multimedia']],
    ['awards', []],
    ['contact', []],
  ])('%s has the groups %j', (id, headings) => {
    expect(groupsOf(id).map(({ heading }) => heading)).toEqual(headings);
  });

  it('hold every service once, under its category', () => {
    const byCategory = groupsOf('services').map(({ category, links }) => [category, labels(links)]);

    expect(byCategory).toEqual([
      ['audit', ['Audit Services', 'Special Reviews & Investigations']],
      ['business', ['Book Keeping & Accounting', 'Company Secretarial', 'Company Setup']],
      ['tax', ['Taxation', 'Tax Litigation']],
      ['advisory', ['Virtual CFO', 'Transaction Services', 'Business Plans', 'Corporate Training']],
    ]);
  });

  it.each([
    ['about', ['About Us', 'Our Team', 'Awards', 'Industries']],
    ['calculator', ['Calculator Hub', ...nameOf('salary'), ...nameOf('dates'), ...nameOf('business')]],
    [
      'resources',
      [
        ...['Articles', 'Tax Guides', 'Finance Acts', 'Acts', 'Media', 'What is new'],
        ...['Tax rates', 'Videos', 'Calculators', 'All resources'],
      ],
    ],
  ])('%s leads to %j', (id, expected) => {
    expect(labels(groupsOf(id).flatMap(({ links }) => links))).toEqual(expected);
  });

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
  ])('%s stands under %s', (path, id) => {
    expect(currentItem(items, path)).toBe(id);
  });
});

describe('the quick links of the footer', () => {
  it('are those of the specification', () => {
    expect(labels(QUICK_LINKS)).toEqual(['About Us', 'Our Services', 'Industries', 'Resources', 'Contact Us']);
  });
});
