import { readAmount } from '../money/input.ts';
import { type IsoDay, isRealDay } from './days.ts';
import {
  PAYEES,
  PAYERS,
  type PayeeId,
  type PayerId,
  type WithholdingInput,
  type WithholdingKind,
  type WithholdingRules,
} from './withholding.ts';

/** Fields of the withholding form in their order; also the parameters of the query. */
export type WithholdingField = 'kind' | 'payer' | 'payee' | 'state' | 'holding' | 'amount' | 'basis' | 'day';

/** What a visitor has typed or chosen. */
export type WithholdingTexts = Record<WithholdingField, string>;

export const PAYMENT_MISSING = 'Please enter the amount of the payment, for example 1,000,000.';
export const PAYMENT_ZERO = 'Please enter an amount above 0.';
export const PAYMENT_DAY_WRONG = 'Please enter the day of payment as day, month and year, or leave it empty for today.';
export const PAYMENT_DAY_EARLY = 'Please enter a day from 1 July 2012 on; earlier rates are not held here.';

const FIRST_DAY = '2012-07-01';
const LAST_DAY = '2099-12-31';

/** The message about a day of payment or of sale, or undefined for one that can be worked with. */
export function dayError(day: IsoDay): string | undefined {
  if (!isRealDay(day) || day > LAST_DAY) return PAYMENT_DAY_WRONG;
  return day < FIRST_DAY ? PAYMENT_DAY_EARLY : undefined;
}

/** True where a holding in the paying company may change the rate. */
export const isHoldingAsked = (kind: WithholdingKind | undefined, payee: string): boolean =>
  payee === 'non-resident' ? kind?.treaty === 'dividend' : payee === 'company' && Boolean(kind?.resident?.holding);

/** Parses the withholding form. A choice that does not exist counts as the first; an empty day as today. */
export function readWithholdingInput(texts: WithholdingTexts, rules: WithholdingRules, today: IsoDay) {
  const kind = rules.kinds.find(({ id }) => id === texts.kind) ?? rules.kinds[0];
  const payee: PayeeId = PAYEES.find((id) => id === texts.payee) ?? 'company';
  const payer: PayerId = PAYERS.find((id) => id === texts.payer) ?? 'company';
  const amount = readAmount(texts.amount, { whenEmpty: PAYMENT_MISSING });
  const day = texts.day || today;
  const errors = {
    amount: amount.error ?? (amount.amount === 0 ? PAYMENT_ZERO : undefined),
    day: dayError(day),
  };
  if (amount.error !== undefined || errors.amount || errors.day) return { errors };
  const input: WithholdingInput = {
    kind: kind?.id ?? '',
    payer,
    payee,
    amount: amount.amount,
    basis: texts.basis === 'net' ? 'net' : 'gross',
    day,
    state: payee === 'non-resident' ? texts.state : '',
    holding: isHoldingAsked(kind, payee) ? Number(texts.holding) || 0 : 0,
  };
  return { errors, input };
}
