import { clampIndex } from '@/lib/carousel/clampIndex';
import { indexInView } from '@/lib/carousel/indexInView';
import { stepRound } from '@/lib/carousel/stepRound';
import { SWIPE_PX, swipeSteps } from '@/lib/carousel/swipeSteps';

describe('stepRound', () => {
  it.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 1, 0],
    [0, -1, 3],
    [1, -1, 0],
    [0, -5, 3],
  ])('leads from %i by %i to %i of four', (index, steps, expected) => {
    expect(stepRound(index, steps, 4)).toBe(expected);
  });
});

describe('clampIndex', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [2, 2],
    [3, 2],
    [99, 2],
  ])('holds %i at %i of three', (index, expected) => {
    expect(clampIndex(index, 3)).toBe(expected);
  });
});

describe('swipeSteps', () => {
  it('takes more than 50 px for a swipe', () => {
    expect(SWIPE_PX).toBe(50);
  });

  it.each([
    [-51, 1],
    [-50, 0],
    [0, 0],
    [50, 0],
    [51, -1],
  ])('answers a move of %i px with %i', (deltaX, expected) => {
    expect(swipeSteps(deltaX)).toBe(expected);
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
  ])('%s', (_, view, index, expected) => {
    expect(indexInView(items, view, index)).toBe(expected);
  });

  it('is the first one of a row that has none', () => {
    expect(indexInView([], { start: 0, end: 300 }, 2)).toBe(0);
  });
});
