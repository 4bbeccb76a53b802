import { readAmount } from '../money/input.ts';
import { say } from '../words/say.ts';
import { type IsoDay, isRealDay } from './days.ts';
import type { ObjectionInput, ObjectionRules } from './objection.ts';

/** Fields of the form in their order; also the parameters of the query. */
export type ObjectionField = 'served' | 'kind' | 'tax' | 'undisputed' | 'admitted' | 'decided' | 'board';

type Texts = Record<ObjectionField, string>;

export const OBJECTION_MESSAGES = {
  dayMissing: 'Please enter a day of the calendar.',
  tooEarly: 'Please enter a day from 1 July 2021 on: the rules here are those since then.',
  taxMissing: 'Please enter the tax assessed, for example 90,000,000.',
  tooMuch: 'This is more than the tax assessed.',
  beforeService: 'This is before the day of service.',
  beforeAdmission: 'This is before the day of admission.',
  beforeDecision: 'This is before TRA’s decision.',
} as const;

const FIRST_DAY = '2021-07-01';
const LAST_DAY = '2099-12-31';

/** The message about a day that may be empty, and may not lie before another. */
function dayError(day: string, earliest: IsoDay | undefined, message: string): string | undefined {
  if (day === '') return undefined;
  if (!isRealDay(day) || day > LAST_DAY) return say(OBJECTION_MESSAGES.dayMissing);
  return earliest && isRealDay(earliest) && day < earliest ? message : undefined;
}

function servedError(day: string): string | undefined {
  if (day === '') return say(OBJECTION_MESSAGES.dayMissing);
  return dayError(day, FIRST_DAY, say(OBJECTION_MESSAGES.tooEarly));
}

/** Messages about the days of a dispute that has begun: each needs the one before it. */
function laterErrors({ served, admitted, decided, board }: Texts) {
  const dayMissing = say(OBJECTION_MESSAGES.dayMissing);
  const beforeService = say(OBJECTION_MESSAGES.beforeService);
  const beforeAdmission = say(OBJECTION_MESSAGES.beforeAdmission);
  const beforeDecision = say(OBJECTION_MESSAGES.beforeDecision);
  return {
    admitted: admitted === '' && (decided || board) ? dayMissing : dayError(admitted, served, beforeService),
    decided: decided === '' && board ? dayMissing : dayError(decided, admitted, beforeAdmission),
    board: dayError(board, decided, beforeDecision),
  };
}

/** Parses the form. An unknown kind counts as the first; a decision that asks for no tax needs no amount. */
export function readObjectionInput(texts: Texts, { kinds }: ObjectionRules) {
  const kind = kinds.find(({ id }) => id === texts.kind) ?? kinds[0];
  const isTax = kind?.deposit !== 'none';
  const tax = isTax ? readAmount(texts.tax, { whenEmpty: say(OBJECTION_MESSAGES.taxMissing) }) : { amount: 0 };
  const undisputed = isTax ? readAmount(texts.undisputed.trim() || '0', { whenEmpty: '' }) : { amount: 0 };
  const errors: Partial<Record<ObjectionField, string | undefined>> = {
    served: servedError(texts.served),
    tax: tax.error,
    undisputed: undisputed.error,
    ...laterErrors(texts),
  };
  if (tax.error === undefined && undisputed.error === undefined && undisputed.amount > tax.amount) {
    errors.undisputed = say(OBJECTION_MESSAGES.tooMuch);
  }
  const found = Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as Record<
    ObjectionField,
    string
  >;
  if (Object.keys(found).length > 0 || tax.error !== undefined || undisputed.error !== undefined)
    return { errors: found };
  const { served, admitted, decided, board } = texts;
  const input: ObjectionInput = {
    served,
    kind: kind?.id ?? '',
    tax: tax.amount,
    undisputed: undisputed.amount,
    ...(admitted && { admitted }),
    ...(decided && { decided }),
    ...(board && { board }),
  };
  return { input };
}

/** Parameters for an input that was accepted. */
export const objectionParams = (input: ObjectionInput): Partial<Record<ObjectionField, string>> => ({
  served: input.served,
  kind: input.kind,
  tax: input.tax > 0 ? String(input.tax) : '',
  undisputed: input.undisputed > 0 ? String(input.undisputed) : '',
  admitted: input.admitted ?? '',
  decided: input.decided ?? '',
  board: input.board ?? '',
});
