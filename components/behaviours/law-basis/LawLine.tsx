import { formatLongDate } from '@/lib/dates/formatLongDate';
import { LawBasis } from './LawBasis';

/** The line below a text about the law. */
export function LawLine({ checkedOn, financeAct }: { checkedOn: string; financeAct: number }) {
  return (
    <>
      Law as at {formatLongDate(checkedOn)}. <LawBasis financeAct={financeAct} /> General information, not advice.
    </>
  );
}
