import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as corporateTax from '@/components/calculators/corporate-tax/CorporateTaxCalculator';
import * as overtime from '@/components/calculators/overtime/OvertimeCalculator';
import { latePayroll } from '@/components/calculators/payroll/latePayroll';
import * as penalties from '@/components/calculators/penalties/PenaltiesCalculator';
import * as presumptive from '@/components/calculators/presumptive/PresumptiveCalculator';
import { lateResultParts } from '@/components/calculators/result/lateResultParts';
import * as grossToNet from '@/components/calculators/salary/GrossToNetCalculator';
import * as netToGross from '@/components/calculators/salary/NetToGrossCalculator';
import * as vat from '@/components/calculators/vat/VatCalculator';
import * as withholding from '@/components/calculators/withholding/WithholdingCalculator';

// What pages fetch after hydration is there from the first, so that tests need not wait for it.
beforeAll(async () => {
  await Promise.all(
    [
      lateResultParts,
      latePayroll,
      ...[grossToNet, netToGross, overtime, corporateTax].map(({ lateDetails }) => lateDetails),
      ...[withholding, vat, penalties, presumptive].map(({ lateResult }) => lateResult),
    ].map(({ load }) => load()),
  );
});

/** Opens a calculator's page as a visitor does, at a URL with a query. */
export function openPage(page: ReactElement, query = '') {
  window.history.replaceState(null, '', `/${query}`);
  const visitor = userEvent.setup();
  render(page);

  return {
    visitor,
    /** Replaces what a field holds. */
    type: async (label: RegExp | string, text: string) => {
      const field = screen.getByLabelText(label);
      await visitor.clear(field);
      if (text) await visitor.type(field, text);
    },
    press: (name: string) => visitor.click(screen.getByRole('button', { name })),
    /** Amount at the end of a row of a table. */
    amountOf: (table: string, text: RegExp) => {
      const rows = screen.getByRole('table', { name: table }).querySelectorAll('tr');
      const row = [...rows].find(({ textContent }) => text.test(textContent ?? ''));
      return row?.querySelector('td')?.textContent;
    },
  };
}
