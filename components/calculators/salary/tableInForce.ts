import type { PayeTables } from '@/lib/content/schemas/tax';
import { formatLongDate } from '@/lib/dates/formatLongDate';

/** Since when the PAYE table has been in force, and up to which Finance Act it was compared with the law. */
export const tableInForce = ({ from, financeAct }: PayeTables['tables'][number]): string =>
  `The PAYE table has been in force since ${formatLongDate(from)} and was checked against the Finance Act ${financeAct}.`;
