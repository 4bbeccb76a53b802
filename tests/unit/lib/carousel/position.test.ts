import { clampIndex, indexAtScroll, indexInView, wrapIndex } from '@/lib/carousel/position';

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

describe('indexAtScroll', () => {
  it.each([
    [0, 1000, 3, 0],
    [249, 1000, 3, 0],
    [250, 1000, 3, 1],
    [749, 1000, 3, 1],
    [750, 1000, 3, 2],
    [1000, 1000, 3, 2],
    [1200, 1000, 3, 2],
    [-40, 1000, 3, 0],
    [0, 0, 3, 0],
    [500, 1000, 1, 0],
  ])('takes %i of %i px, in a row of %i positions, for position %i', (scrolled, scrollable, count, expected) => {
    expect(indexAtScroll(scrolled, scrollable, count)).toBe(expected);
  });
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
