import { formatLongDate } from '@/lib/dates/formatLongDate';
import { say } from '@/lib/words/say';
import { LawBasis } from './LawBasis';

/** The line below a text about the law. */
export function LawLine({ checkedOn, financeAct }: { checkedOn: string; financeAct: number }) {
  return (
    <>
      {say('Checked on {day}.', { day: formatLongDate(checkedOn) })} <LawBasis financeAct={financeAct} />{' '}
      {say('General information, not advice.')}
    </>
  );
}
