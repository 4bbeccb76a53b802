import type { Look } from './subjects.ts';

/**
 * Pictures that belong to no content, by the name under which pages ask for them:
 * what stands for an empty list or an error, beside a question, or in place of a picture that failed.
 */
export const STANDING_PICTURES = {
  default: { figure: 'rosette', palette: 'usiku' },
  'no-services': { figure: 'lens', palette: 'tanzanite' },
  'no-sectors': { figure: 'gem', palette: 'tanzanite' },
  'no-resources': { figure: 'book', palette: 'tanzanite' },
  'no-team': { figure: 'circle', palette: 'tanzanite' },
  'no-media': { figure: 'waves', palette: 'tanzanite' },
  'no-results': { figure: 'compass', palette: 'tanzanite' },
  'not-sure': { figure: 'rosette', palette: 'usiku' },
  error: { figure: 'dhow', palette: 'usiku' },
} as const satisfies Record<string, Look>;

export type StandingName = keyof typeof STANDING_PICTURES;

/** Every name, in the order of the table. */
export const STANDING_NAMES = Object.keys(STANDING_PICTURES).filter((name): name is StandingName =>
  Object.hasOwn(STANDING_PICTURES, name),
);
