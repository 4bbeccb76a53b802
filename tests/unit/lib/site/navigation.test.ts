import { getAllServices } from '@/lib/server/content/loaders/services';
import { CALCULATOR_GROUPS, CALCULATORS } from '@/lib/site/calculators';
import { currentItem } from '@/lib/site/currentItem';
import { navigationItems } from '@/lib/site/navigation';
import { SWAHILI } from '@/lib/words/swahili';
import { ENGLISH, type Translate } from '@/lib/words/translate';

const services = getAllServices('en');
const items = navigationItems(services, ENGLISH);

const groupsOf = (id: string) => items.find((item) => item.id === id)?.groups ?? [];
const labels = (links: { label: string }[]) => links.map(({ label }) => label);

describe('the navigation items', () => {
  it("list the hub and then every tool in the hub's groups", () => {
    const [hub, ...groups] = groupsOf('calculator');
    expect(hub?.links.map(({ href }) => href)).toEqual(['/calculator']);
    expect(groups.map(({ heading }) => heading)).toEqual(CALCULATOR_GROUPS.map(({ title }) => title));
    const tools = groups.flatMap(({ links }) => links);
    for (const [index, { id }] of CALCULATOR_GROUPS.entries())
      expect(groups[index]?.links.map(({ href }) => href)).toEqual(
        CALCULATORS.filter(({ group }) => group === id).map(({ path }) => path),
      );
    expect(labels(tools)).toEqual(expect.arrayContaining(['Check my payslip', 'Objecting to a TRA letter']));
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
  ])('for %s belong to %s', (path, id) => expect(currentItem(items, path)).toBe(id));
});

it('the Kiswahili navigation links to Kiswahili pages', () => {
  expect(navigationItems(services, SWAHILI).map(({ id }) => id)).toEqual(['home', 'calculator', 'contact']);
});

it('the Kiswahili calculator menu has no English names', () => {
  const toolsOf = (translate: Translate) =>
    labels(navigationItems(services, translate).flatMap(({ groups = [] }) => groups.flatMap(({ links }) => links)));
  const english = toolsOf(ENGLISH);
  expect(toolsOf(SWAHILI).length).toBeGreaterThan(3);
  expect(toolsOf(SWAHILI).filter((label) => english.includes(label))).toEqual([]);
});
