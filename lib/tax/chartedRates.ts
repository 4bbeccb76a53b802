import type { CalculatorId } from '../site/calculators.ts';

/** A rate in the overview, with its links. */
export type ChartedRate = {
  id: string;
  /** Short enough for the chart's narrow column. */
  label: string;
  tool: CalculatorId;
  /** Base of the percentage, as in '10% of pay'; PAYE uses the whole table. Undefined if the rate is not a charge. */
  of?: 'PAYE' | 'pay' | 'sales' | 'profit' | 'turnover' | 'fees' | 'gains';
  /** Another rate whose anchor in a tool explains this one best. */
  place?: string;
};

/** The rates in the overview, on which most returns depend. */
export const CHARTED_RATES: readonly ChartedRate[] = [
  { id: 'paye.tax-free', label: 'Tax-free monthly pay', tool: 'gross-to-net-salary', of: 'PAYE' },
  { id: 'paye.first-rate', label: 'First PAYE band', tool: 'gross-to-net-salary', of: 'PAYE' },
  { id: 'paye.top-above', label: 'Top PAYE band above', tool: 'gross-to-net-salary', of: 'PAYE' },
  { id: 'sdl.rate', label: 'SDL', tool: 'payroll', of: 'pay' },
  { id: 'sdl.min-employees', label: 'SDL begins at', tool: 'payroll', place: 'sdl.rate' },
  { id: 'wcf.rate', label: 'WCF, private employer', tool: 'payroll', of: 'pay' },
  { id: 'vat.standard', label: 'VAT', tool: 'vat', of: 'sales' },
  { id: 'vat.threshold', label: 'VAT registration at', tool: 'vat' },
  { id: 'company.rate', label: 'Company tax', tool: 'corporate-tax', of: 'profit' },
  { id: 'company.minimum-tax', label: 'Minimum tax', tool: 'corporate-tax', of: 'turnover' },
  { id: 'company.loss-cap', label: 'Old losses, at most', tool: 'corporate-tax' },
  { id: 'presumptive.ceiling', label: 'Presumptive tax up to', tool: 'presumptive-tax' },
  { id: 'presumptive.top-rate', label: 'Presumptive, top band', tool: 'presumptive-tax', of: 'turnover' },
  { id: 'withholding.services', label: 'Withheld on services', tool: 'withholding-tax', of: 'fees' },
  {
    id: 'withholding.gains-abroad',
    label: 'Gains of non-residents',
    tool: 'withholding-tax',
    of: 'gains',
    place: 'withholding.gains',
  },
  { id: 'late.point', label: 'Currency point', tool: 'penalties' },
];
