import { begunBy } from '../../../../tax/begunBy.ts';
import type { DatedValue, Rate } from '../../../../tax/rateCard.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { getRateCard } from '../../source/readCollection.ts';

/** Creates a function that finds rates by id, for many lookups; it throws for an unknown id. */
export function rateFinder(): (id: string) => Rate {
  const card = getRateCard();
  return (id) => {
    const rate = card.get(id);
    if (!rate) throw new Error(`content/tax/rates.json holds no ${id}`);
    return rate;
  };
}

/** Returns a rate of the card, including later values. Throws for an unknown id. */
export const getRate = (id: string): Rate => rateFinder()(id);

/** Returns a rate of the card with the values that have begun, the current one last. Throws for an unknown id. */
export const getRateToday = (id: string): Rate => begunBy(getRate(id), buildDay());

/** Returns the current value of a rate of the card. Throws if it has none. */
export function getValueToday(id: string): DatedValue {
  const present = getRateToday(id).values.at(-1);
  if (!present) throw new Error(`content/tax/rates.json holds no value of ${id} for ${buildDay()}`);
  return present;
}
