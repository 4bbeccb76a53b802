import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import { type IsoDay, isRealDay } from '../days.ts';
import type { ObjectionInput, ObjectionRules } from './objection.ts';

/** Fields of the form in order; also the parameters of the query. */
export type ObjectionField = 'served' | 'kind' | 'tax' | 'undisputed' | 'admitted' | 'decided' | 'board';

type Texts = Record<ObjectionField, string>;

const FIRST_DAY = '2021-07-01';
const LAST_DAY = '2099-12-31';

/** Returns the error of a day that may be empty and may not lie before another. */
function dayError(day: string, earliest: IsoDay | undefined, mistake: Mistake): Mistake | undefined {
  if (day === '') return undefined;
  if (!isRealDay(day) || day > LAST_DAY) return { code: 'objection-day-missing' };
  return earliest && isRealDay(earliest) && day < earliest ? mistake : undefined;
}

function servedError(day: string): Mistake | undefined {
  if (day === '') return { code: 'objection-day-missing' };
  return dayError(day, FIRST_DAY, { code: 'objection-too-early' });
}

/** Returns the errors of a dispute's later days: each needs the day before it. */
function laterErrors({ served, admitted, decided, board }: Texts) {
  const dayMissing: Mistake = { code: 'objection-day-missing' };
  const beforeService: Mistake = { code: 'objection-before-service' };
  const beforeAdmission: Mistake = { code: 'objection-before-admission' };
  const beforeDecision: Mistake = { code: 'objection-before-decision' };
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
    tax: isTax ? readAmount(texts.tax, { whenEmpty: { code: 'objection-tax-missing' } }) : { amount: 0 },
    undisputed: isTax ? readOptionalAmount(texts.undisputed) : { amount: 0 },
  });
  const { amounts = { tax: 0, undisputed: 0 } } = read;
  const tooMuch: { undisputed?: Mistake } =
    amounts.undisputed > amounts.tax ? { undisputed: { code: 'objection-too-much' } } : {};
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
