import { formatLongDate } from '../dates/formatLongDate.ts';

/** Up to which law a text was checked. */
export const upToDateWith = (financeAct: number): string => `Up to date with the Finance Act ${financeAct}.`;

/** The line below a text about the law. */
export const lawBasis = (checkedOn: string, financeAct: number): string =>
  `Checked on ${formatLongDate(checkedOn)}. ${upToDateWith(financeAct)} General information, not advice.`;
