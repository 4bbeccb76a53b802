import { interleaveByCategory } from '@/components/home/CoreServices';

it.each([
  ['a1 a2 b1 b2 b3 c1', 'a1 b1 c1 a2 b2 b3', 'one of each category before the second of any'],
  ['b1 a1 b2 a2', 'b1 a1 b2 a2', 'a mixed list stays as it is'],
  ['', '', 'nothing stays nothing'],
])('“%s” becomes “%s”: %s', (given, expected) => {
  const items = given.split(' ').map((name) => ({ name, category: name.slice(0, 1) }));
  expect(interleaveByCategory(items).map(({ name }) => name)).toEqual(expected.split(' '));
});
