import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import { type IsoDay, isRealDay } from '../days.ts';
import type { ObjectionInput, ObjectionRules } from './objection.ts';

/** Fields of the form in order; also the parameters of the query. */
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

/** Returns the error of a day that may be empty and may not lie before another. */
function dayError(day: string, earliest: IsoDay | undefined, message: string): string | undefined {
  if (day === '') return undefined;
  if (!isRealDay(day) || day > LAST_DAY) return OBJECTION_MESSAGES.dayMissing;
  return earliest && isRealDay(earliest) && day < earliest ? message : undefined;
}

function servedError(day: string): string | undefined {
  if (day === '') return OBJECTION_MESSAGES.dayMissing;
  return dayError(day, FIRST_DAY, OBJECTION_MESSAGES.tooEarly);
}

/** Returns the errors of a dispute's later days: each needs the day before it. */
function laterErrors({ served, admitted, decided, board }: Texts) {
  const dayMissing = OBJECTION_MESSAGES.dayMissing;
  const beforeService = OBJECTION_MESSAGES.beforeService;
  const beforeAdmission = OBJECTION_MESSAGES.beforeAdmission;
  const beforeDecision = OBJECTION_MESSAGES.beforeDecision;
  return {
    admitted: admitted === '' && (decided || board) ? dayMissing : dayError(admitted, served, beforeService),
    decided: decided === '' && board ? dayMissing : dayError(decided, admitted, beforeAdmission),
    board: dayError(board, decided, beforeDecision),
  };
}

/** Parses the form. An unknown kind counts as the first; a decision without tax needs no amount. */
export function readObjectionInput(
  texts: Texts,
  { kinds }: ObjectionRules,
): FormReading<ObjectionField, ObjectionInput> {
  const kind = kinds.find(({ id }) => id === texts.kind) ?? kinds[0];
  const isTax = kind?.deposit !== 'none';
  const read = amountsOf({
    tax: isTax ? readAmount(texts.tax, { whenEmpty: OBJECTION_MESSAGES.taxMissing }) : { amount: 0 },
    undisputed: isTax ? readOptionalAmount(texts.undisputed) : { amount: 0 },
  });
  const { amounts = { tax: 0, undisputed: 0 } } = read;
  const tooMuch = amounts.undisputed > amounts.tax ? { undisputed: OBJECTION_MESSAGES.tooMuch } : {};
  const errors = { ...read.errors, ...tooMuch, served: servedError(texts.served), ...laterErrors(texts) };
  if (Object.values(errors).some(Boolean)) return { errors };
  const { served, admitted, decided, board } = texts;
  const input: ObjectionInput = {
    served,
    kind: kind?.id ?? '',
    ...amounts,
    ...(admitted && { admitted }),
    ...(decided && { decided }),
    ...(board && { board }),
  };
  return { input };
}

/** Returns the query parameters of an accepted input. */
export const objectionParams = (input: ObjectionInput): Partial<Record<ObjectionField, string>> => ({
  served: input.served,
  kind: input.kind,
  tax: input.tax > 0 ? String(input.tax) : '',
  undisputed: input.undisputed > 0 ? String(input.undisputed) : '',
  admitted: input.admitted ?? '',
  decided: input.decided ?? '',
  board: input.board ?? '',
});
