import { hash } from './random.ts';

/** Turns a short name into an id that no other picture of the page has. */
export type Ids = (name: string) => string;

/**
 * Names for what a picture refers to inside itself: idsFor('audit')('border') is 'k1x9f3ab-border'.
 * Two copies of one picture inlined on the same page need different scopes.
 */
export function idsFor(seed: string, scope = ''): Ids {
  const prefix = `k${hash(`${seed}:${scope}`).toString(36)}`;
  return (name) => `${prefix}-${name}`;
}
