import { stepRound } from '@/lib/carousel/stepRound';

/** What a slide does: shown, giving way, about to come (its picture loads), or waiting. */
export type SlideState = 'current' | 'leaving' | 'next' | 'waiting';

type Slides = { index: number; leaving: number | undefined; count: number; isNextWanted: boolean };

/** State of the slide at a place. */
export function slideState(place: number, { index, leaving, count, isNextWanted }: Slides): SlideState {
  if (place === index) return 'current';
  if (place === leaving) return 'leaving';
  if (isNextWanted && place === stepRound(index, 1, count)) return 'next';
  return 'waiting';
}
