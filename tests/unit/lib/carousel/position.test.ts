import { clampIndex, groupAt, indexInView, stepTo, wrapIndex } from '@/lib/carousel/position';

describe('wrapIndex', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4, 0],
    [9, 1],
    [-1, 3],
    [-5, 3],
  ])('takes %i for %i of four', (index, expected) => expect(wrapIndex(index, 4)).toBe(expected));
});

describe('clampIndex', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [2, 2],
    [3, 2],
    [99, 2],
  ])('holds %i at %i of three', (index, expected) => expect(clampIndex(index, 3)).toBe(expected));
});

/** Eleven cards, one every 364 px. */
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
  ])('a row of groups of three that is scrolled by %i px shows group %i', (scrolled, expected) => {
    expect(groupAt(STARTS, scrolled, 3)).toBe(expected);
  });

  it('is the first in a row without items', () => expect(groupAt([], 100, 3)).toBe(0));
});

describe('stepTo', () => {
  it.each([
    ['about 613 px on, to the second card', 0, 613, 2],
    ['about 613 px back', 1456, -613, 2],
    ['on to the next card where the way is shorter than a card', 0, 175, 1],
    ['back to the card before where the way is shorter than a card', 728, -175, 1],
    ['not beyond the last card', 3640, 613, 10],
    ['not before the first card', 0, -613, 0],
  ])('goes %s', (_, scrolled, distance, expected) => expect(stepTo(STARTS, scrolled, distance)).toBe(expected));
});

describe('indexInView', () => {
  /** Six items, each 100 px wide. */
  const items = [0, 100, 200, 300, 400, 500].map((start) => ({ start, end: start + 100 }));

  it.each([
    ['stays while its item is in view', { start: 0, end: 300 }, 2, 2],
    ['stays at the end of the row', { start: 300, end: 600 }, 5, 5],
    ['becomes the first item in view once its own has left', { start: 200, end: 500 }, 1, 2],
    ['passes over an item that is cut off', { start: 150, end: 450 }, 0, 2],
    ['bears with parts of a pixel', { start: 100.9, end: 400.9 }, 1, 1],
    ['takes the nearest where the view is narrower than an item', { start: 310, end: 370 }, 0, 3],
  ])('%s', (_, view, index, expected) => expect(indexInView(items, view, index)).toBe(expected));

  it('is the first one of a row that has none', () => expect(indexInView([], { start: 0, end: 300 }, 2)).toBe(0));
});
