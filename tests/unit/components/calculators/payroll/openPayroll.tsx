import { fireEvent, screen, within } from '@testing-library/react';
import { PayrollCalculator } from '@/components/calculators/payroll/PayrollCalculator';
import { getPayrollRules, getTaxYears } from '@/lib/server/content/loaders/tax/salary';
import { openPage } from '../openPage';

const rules = getPayrollRules();
const years = getTaxYears().toReversed();
/** The calculator as its page renders it. */
const Payroll = () => <PayrollCalculator rules={rules} years={years} monthNow="2026-07" note="" />;

/** Opens the page in November 2026, with the presses that the tests make. */
export async function openPayroll() {
  const opened = openPage(<Payroll />);
  opened.set('Month', '2026-11');
  const employee = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^Employee ${place}`) }));
  return {
    ...opened,
    employee,
    workOut: () => opened.press('Work out the payroll'),
    typeInto: (place: number, label: string, text: string) =>
      fireEvent.input(employee(place).getByLabelText(label), { target: { value: text } }),
    addRows: async (text: string) => {
      opened.set('Or paste rows from a spreadsheet', text);
      await opened.press('Add the pasted rows');
    },
  };
}
