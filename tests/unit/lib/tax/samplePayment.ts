import type { WithholdingInput } from '@/lib/tax/withholding';

/** A payment of one company to another for services; tests change its kind. */
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
