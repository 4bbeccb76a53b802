import { interleaveByCategory } from '@/components/home/services/interleaveByCategory';

const of = (...names: string[]) => names.map((name) => ({ name, category: name.slice(0, 1) }));
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe('interleaveByCategory', () => {
  it('puts one of each category before the second of any', () => {
    expect(namesOf(interleaveByCategory(of('a1', 'a2', 'b1', 'b2', 'b3', 'c1')))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'b3',
    ]);
  });

  it('leaves what is mixed already as it is', () => {
    expect(namesOf(interleaveByCategory(of('b1', 'a1', 'b2', 'a2')))).toEqual(['b1', 'a1', 'b2', 'a2']);
  });

  it('has nothing to do for nothing', () => {
    expect(interleaveByCategory([])).toEqual([]);
  });
});
