import { corporateBreakdown, instalmentBreakdown } from '@/lib/tax/corporateBreakdown';
import type { CorporateInput, CorporateResult } from '@/lib/tax/corporateTax';
import type { ResultDetails } from '../result/resultModel';
import { CorporateTaxNotes } from './CorporateTaxNotes';

/** What the corporate tax calculator shows beside the headline. */
export function corporateDetails(input: CorporateInput, result: CorporateResult): ResultDetails {
  const { incomeTax, minimumTax, effectiveRate } = result;
  return {
    statistics: [
      {
        items: [
          { value: incomeTax, unit: 'shillings', label: 'tax on income' },
          { value: minimumTax, unit: 'shillings', label: 'minimum tax' },
          input.chargeableIncome > 0
            ? { value: effectiveRate, unit: 'percent', label: 'effective rate (tax / chargeable income)' }
            : { value: null, unit: 'percent', label: 'effective rate: no income to measure it by' },
        ],
      },
    ],
    notes: <CorporateTaxNotes input={input} result={result} />,
    tables: [
      { caption: 'Line by line', rows: corporateBreakdown(input, result) },
      { caption: 'Four instalments', rows: instalmentBreakdown(result) },
    ],
  };
}
