import { getAllServices } from '@/lib/server/content/loaders/services';
import { relatedServices } from '@/lib/services/relatedServices';

const service = (id: string) => {
  const found = getAllServices().find((one) => one.id === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

const relatedIds = (id: string) => relatedServices(service(id), getAllServices()).map((related) => related.id);

describe('relatedServices', () => {
  it.each([
    ['audit', ['investigations', 'accounting', 'secretarial']],
    ['tax-litigation', ['taxation', 'audit', 'investigations']],
    ['accounting', ['secretarial', 'company-setup', 'audit']],
    ['cfo', ['transactions', 'business-plans', 'training']],
    ['training', ['cfo', 'transactions', 'business-plans']],
  ])('beside %s stand those of its category first, then others: %j', (id, related) => {
    expect(relatedIds(id)).toEqual(related);
  });

  it.each(getAllServices().map(({ id }) => id))('shows three others and not the service itself: %s', (id) => {
    expect(new Set(relatedIds(id)).size).toBe(3);
    expect(relatedIds(id)).not.toContain(id);
  });

  it('shows what there is where there are fewer', () => {
    expect(relatedServices(service('audit'), [service('audit'), service('cfo')])).toEqual([service('cfo')]);
  });
});
