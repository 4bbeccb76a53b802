import type { WithholdingInput } from '@/lib/tax/withholding';

/** A company pays another one for services; tests change what they are about. */
export const payment: WithholdingInput = {
  kind: 'services',
  payer: 'company',
  payee: 'company',
  amount: 1_000_000,
  basis: 'gross',
  day: '2026-11-15',
  state: '',
  holding: 0,
};
