import { groupAt, slidePlace, stepTo, wrapIndex } from '@/components/ui/scrollPosition';

describe('wrapIndex', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4, 0],
    [9, 1],
    [-1, 3],
    [-5, 3],
  ])('maps %i to %i of four', (index, expected) => expect(wrapIndex(index, 4)).toBe(expected));
});

describe('slidePlace', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4, 4],
    [6, 4],
    [7, -1],
  ])('puts slide %i of eight at %i while the first is shown', (index, expected) =>
    expect(slidePlace(index, 0, 8)).toBe(expected),
  );
});

/** Start positions of eleven cards, 364 px apart. */
const STARTS = Array.from({ length: 11 }, (_, index) => index * 364);

describe('groupAt', () => {
  it.each([
    [0, 0],
    [728, 0],
    [900, 0],
    [920, 1],
    [1092, 1],
    [2184, 2],
    [3276, 3],
    [9999, 3],
    [-40, 0],
  ])('is, in groups of three scrolled by %i px, group %i', (scrolled, expected) => {
    expect(groupAt(STARTS, scrolled, 3)).toBe(expected);
  });

  it('is the first for a row without items', () => expect(groupAt([], 100, 3)).toBe(0));
});

describe('stepTo', () => {
  it.each([
    ['about 613 px forward, to the second card', 0, 613, 2],
    ['about 613 px back', 1456, -613, 2],
    ['to the next card if the distance is shorter than a card', 0, 175, 1],
    ['to the previous card if the distance is shorter than a card', 728, -175, 1],
    ['not beyond the last card', 3640, 613, 10],
    ['not before the first card', 0, -613, 0],
  ])('goes %s', (_, scrolled, distance, expected) => expect(stepTo(STARTS, scrolled, distance)).toBe(expected));
});
