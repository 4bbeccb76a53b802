import { readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import { dayError } from '../dayInput.ts';
import type { IsoDay } from '../days.ts';
import type { WithholdingInput, WithholdingKind, WithholdingRules } from './withholding.ts';
import { PAYEES, PAYERS, type PayeeId, type PayerId } from './withholdingTerms.ts';

/** Fields of the withholding form in order; also the parameters of the query. */
export type WithholdingField = 'payee' | 'kind' | 'payer' | 'state' | 'holding' | 'amount' | 'basis' | 'day';

/** Checks whether a holding in the paying company may change the rate. */
export const isHoldingAsked = (kind: WithholdingKind | undefined, payee: string): boolean =>
  payee === 'non-resident' ? kind?.treaty === 'dividend' : payee === 'company' && Boolean(kind?.resident?.holding);

/** Parses the withholding form. An unknown choice counts as the first; an empty day as today. */
export function readWithholdingInput(texts: Record<WithholdingField, string>, rules: WithholdingRules, today: IsoDay) {
  const kind = rules.kinds.find(({ id }) => id === texts.kind) ?? rules.kinds[0];
  const payee: PayeeId = PAYEES.find((id) => id === texts.payee) ?? PAYEES[0];
  const payer: PayerId = PAYERS.find((id) => id === texts.payer) ?? 'company';
  const amount = readAmount(texts.amount, { whenEmpty: { code: 'payment-missing' } });
  const day = texts.day || today;
  const errors: Record<'amount' | 'day', Mistake | undefined> = {
    amount: amount.error ?? (amount.amount === 0 ? { code: 'payment-zero' } : undefined),
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
