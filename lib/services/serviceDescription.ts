import type { Service } from '../content/schemas/service.ts';
import { truncateAtWord } from '../text/truncateAtWord.ts';

/** Longest description that is made from another text, in characters with its ellipsis. */
const FALLBACK_LIMIT = 120;

/** A service's description, or its short description cut at a word where it has none of its own. */
export function serviceDescription({
  description,
  shortDescription,
}: Pick<Service, 'description' | 'shortDescription'>): string {
  return description ?? truncateAtWord(shortDescription, FALLBACK_LIMIT);
}
