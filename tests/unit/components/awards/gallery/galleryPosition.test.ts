import { movedPosition, offsetFrom } from '@/components/awards/gallery/galleryPosition';

const COUNT = 6;

describe('positions of the award gallery', () => {
  it.each([
    [0, 1, 1],
    [4, 1, 5],
    [5, 1, 0],
    [0, -1, 5],
    [3, -1, 2],
  ])('from %i a step of %i leads to %i', (position, step, next) => {
    expect(movedPosition(position, step, COUNT)).toBe(next);
  });

  it.each([
    [0, [0, 1, 2, 3, 4, -1]],
    [1, [-1, 0, 1, 2, 3, 4]],
    [5, [1, 2, 3, 4, -1, 0]],
  ])('at position %i the slides lie at %j', (position, offsets) => {
    expect(Array.from({ length: COUNT }, (_, index) => offsetFrom(position, index, COUNT))).toEqual(offsets);
  });
});
