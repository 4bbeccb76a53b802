import { formatLongDate } from '@/lib/dates/formatLongDate';

/** Disclaimer below a text about the law. */
export const LawLine = ({ checkedOn }: { checkedOn: string }) => (
  <>Law as at {formatLongDate(checkedOn, 'en')}. General information, not advice.</>
);
