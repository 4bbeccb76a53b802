import { act, cleanup, screen } from '@testing-library/react';
import { runningTaxYear } from '@/lib/server/content/loaders/tax';
import { openPage } from '../openPage';
import { openPayroll, Payroll } from './openPayroll';

beforeEach(() => localStorage.clear());

describe('keeping the sheet', () => {
  it('nothing is kept until it is asked for; then it comes back, until it is deleted', async () => {
    const first = await openPayroll();
    first.typeInto(1, 'Name', 'Asha');
    expect(localStorage).toHaveLength(0);
    await first.visitor.click(screen.getByLabelText(/Keep this sheet on this device/));
    expect(localStorage.getItem('payroll:sheet')).toContain('Asha');
  });

  it('what was kept is there on arrival, and is deleted by a press', async () => {
    const month = { employer: 'Mwanga', year: '2020/21', month: '09', staff: '', kind: 'private' };
    localStorage.setItem('payroll:sheet', JSON.stringify({ month, rows: [{ name: 'Asha', basic: '5' }, 'odd'] }));
    const { press } = openPage(<Payroll />);
    expect(await screen.findByDisplayValue('Asha')).toBeInTheDocument();
    expect(screen.getByLabelText('Income year')).toHaveValue('2020/21');
    await press('Delete it from this device');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByDisplayValue('Asha')).toBeInTheDocument();
    expect(screen.getByText(/Deleted from this device/)).toBeInTheDocument();
  });

  it('the link to the other language takes the sheet along, once, and keeps nothing', async () => {
    const link = Object.assign(document.createElement('a'), { href: '/sw/calculator/payroll' });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    const first = openPage(<Payroll />, '', '/calculator/payroll');
    await act(() => new Promise((arrived) => setTimeout(arrived)));
    first.set('Name of the employer', 'Mwanga');
    first.set('Name', 'Asha');
    await first.visitor.click(link);
    cleanup();
    link.remove();
    openPage(<Payroll />, '', '/sw/calculator/payroll');
    expect(await screen.findByDisplayValue('Asha')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Mwanga')).toBeInTheDocument();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('what is no sheet is passed over', async () => {
    localStorage.setItem('payroll:sheet', '{broken');
    openPage(<Payroll />);
    expect(await screen.findByLabelText('Income year')).toHaveValue(runningTaxYear());
    expect(screen.getByLabelText(/Keep this sheet/)).not.toBeChecked();
  });
});
