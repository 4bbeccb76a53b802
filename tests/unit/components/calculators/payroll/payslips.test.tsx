import { fireEvent, screen } from '@testing-library/react';
import { openPayroll } from './openPayroll';

beforeEach(() => localStorage.clear());

it('shares a payslip as text, by WhatsApp where the device has no sheet for it', async () => {
  const { paste, workOut } = await openPayroll();
  paste('Name\tNumber\tBasic pay\tHESLB\nAsha\t7\t1000000\tyes');
  await workOut();
  const href = screen.getAllByRole('link', { name: 'Share payslip' }).at(-1)?.getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('text')?.split('\n')).toEqual([
    'Payslip, November 2026',
    'Asha, number 7',
    'Basic pay: TZS 1,000,000',
    'Gross pay: TZS 1,000,000',
    'NSSF: TZS 100,000',
    'PAYE: TZS 103,000',
    'Student loan (HESLB): TZS 150,000',
    'All deductions: TZS 353,000',
    'Net pay: TZS 647,000',
    'Not read in the law',
    'NSSF, employee: reported',
    'NSSF, employer: reported',
    'WCF: reported',
  ]);
});

it('prints a payslip for each employee, with the name of the employer', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { paste, type, press, workOut } = await openPayroll();
  paste('Name\tBasic pay\tHESLB\nAsha\t1000000\tyes\nJuma\t800000\t');
  await type('Name of the employer', 'Mwanga Traders Ltd');
  await workOut();
  await press('Print all payslips');
  expect(print).toHaveBeenCalledTimes(1);
  const slips = screen.getAllByRole('article', { name: /^Payslip of/ });
  expect(slips).toHaveLength(2);
  expect(slips[0]).toHaveTextContent('Mwanga Traders LtdPayslip, November 2026Asha');
  expect(slips[0]).toHaveTextContent('Student loan (HESLB)150,000All deductions353,000');
  expect(slips[0]).toHaveTextContent('Net pay 647,000');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('article', { name: /^Payslip of/ })).not.toBeInTheDocument();
});
