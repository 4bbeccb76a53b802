import { slideState } from '@/components/home/hero/slideState';

const states = (slides: Parameters<typeof slideState>[1]) => [0, 1, 2, 3].map((place) => slideState(place, slides));

describe('slideState', () => {
  it('lets all but the current slide wait at first', () => {
    expect(states({ index: 0, leaving: undefined, count: 4, isNextWanted: false })).toEqual([
      'current',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('keeps the slide that gives way below the one that comes', () => {
    expect(states({ index: 1, leaving: 0, count: 4, isNextWanted: false })).toEqual([
      'leaving',
      'current',
      'waiting',
      'waiting',
    ]);
  });

  it('makes the next slide ready once it is wanted, after the last the first', () => {
    expect(states({ index: 3, leaving: undefined, count: 4, isNextWanted: true })).toEqual([
      'next',
      'waiting',
      'waiting',
      'current',
    ]);
  });
});
