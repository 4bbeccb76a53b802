import { act, fireEvent, screen, within } from '@testing-library/react';
import { latePayroll } from '@/components/calculators/payroll/latePayroll';
import { PayrollCalculator } from '@/components/calculators/payroll/PayrollCalculator';
import { templateCsv } from '@/lib/payroll/sheetFile';
import { getPayrollRules } from '@/lib/server/content/loaders/payroll';
import { getTaxYears } from '@/lib/server/content/loaders/tax';
import { openPage } from '../openPage';

const rules = getPayrollRules();
const years = getTaxYears().toReversed();
/** The calculator as its page renders it. */
export const Payroll = () => (
  <PayrollCalculator
    rules={rules}
    years={years}
    monthNow="07"
    template={templateCsv()}
    example="No result yet"
    note=""
  />
);

/** The texts of a table's rows, without its head. */
export const cells = (table: RegExp | string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Opens the page in November 2026, with the presses that the tests make. */
export async function openPayroll() {
  await act(latePayroll.load);
  const opened = openPage(<Payroll />);
  opened.set('Income year', '2026/27');
  opened.set('Month', '11');
  const employee = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^Employee ${place}`) }));
  return {
    ...opened,
    employee,
    workOut: () => opened.press('Work out the payroll'),
    typeInto: (place: number, label: string, text: string) =>
      fireEvent.change(employee(place).getByLabelText(label), { target: { value: text } }),
    paste: (text: string) =>
      fireEvent.paste(employee(1).getByLabelText('Name'), { clipboardData: { getData: () => text } }),
  };
}
