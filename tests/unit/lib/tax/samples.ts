import type { CorporateInput } from '@/lib/tax/corporateTax';
import type { WithholdingInput } from '@/lib/tax/withholding';

/** A profitable company whose financial year is the calendar year. */
export const company: CorporateInput = {
  kind: 'standard',
  chargeableIncome: 100_000_000,
  broughtLosses: 0,
  isFourYears: false,
  turnover: 800_000_000,
  lossYears: 0,
  sector: '',
  yearEnd: '2025-12-31',
  taxAlreadyPaid: 0,
};

/** A payment for services from one company to another. */
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
