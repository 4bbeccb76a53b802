import { getNewestActRead } from '@/lib/server/content/loaders/tax/sources';
import { say } from '@/lib/words/say';

/** Up to which year the Finance Acts behind a text were read. */
export function LawBasis({ financeAct }: { financeAct: number }) {
  const year = getNewestActRead(financeAct);
  return year === undefined ? null : say('Finance Acts read up to {year}.', { year });
}
