import { screen } from '@testing-library/react';
import { result } from '../openPage';
import { openPayroll } from './openPayroll';

// jsdom reads no bytes of a file.
jest.mock('@/lib/browser/readTextFile', () => ({
  readTextFile: () => Promise.resolve('Name,Basic pay,Bank\nAsha,1000000,CRDB'),
}));

beforeEach(() => localStorage.clear());

describe('a file', () => {
  const FILE = 'Name\tBasic pay\nAsha\t1000000\nJuma\t800000\nTOTAL\t1800000';

  it('has its totals left out and named, to be taken in', async () => {
    const { paste, press, workOut } = await openPayroll();
    paste(FILE);
    expect(screen.getByText(/^2 employees added\. 1 row is a total and left out: TOTAL, 1800000\./)).toBeVisible();
    await workOut();
    expect(result()).toHaveTextContent('Net pay of 2 employees');
    await press('Take it in');
    await workOut();
    expect(result()).toHaveTextContent('Net pay of 3 employees');
  });

  it('over standing rows is asked about: added, doubles are named; replacing can be undone', async () => {
    const { paste, press, employee } = await openPayroll();
    paste(FILE);
    paste(FILE);
    expect(screen.getByRole('button', { name: 'Replace the 2' })).toHaveFocus();
    await press('Add 2 to them');
    expect(screen.getByText(/^Employees 1 and 3 have the same name and basic pay/)).toBeVisible();
    await press('Leave out employee 3');
    expect(employee(3).getByLabelText('Name')).toHaveValue('Juma');
    paste('Name\tBasic pay\nNeema\t5');
    await press('Replace the 3');
    expect(screen.getAllByRole('group', { name: /^Employee \d/ })).toHaveLength(1);
    await press('Undo the removal');
    expect(employee(3).getByLabelText('Name')).toHaveValue('Juma');
  });

  it('without names of columns is shown before it is added', async () => {
    const { paste, press, employee } = await openPayroll();
    paste('4\tAsha\t1000000\n5\tJuma\t800000');
    expect(screen.getByText(/^2 employees read\. .*column 2 as Name.*The first: Asha, 1000000\.$/)).toBeVisible();
    expect(employee(1).getByLabelText('Name')).toHaveValue('');
    await press('Yes, add 2');
    expect(employee(2).getByLabelText('Name')).toHaveValue('Juma');
  });

  it('is opened, and columns that are not used are named', async () => {
    const { visitor, employee } = await openPayroll();
    const file = new File([], 'staff.csv', { type: 'text/csv' });
    await visitor.upload(screen.getByLabelText(/Open a CSV file/), file);
    expect(await screen.findByText(/1 employee added\./)).toHaveTextContent('no such column: Bank.');
    expect(employee(1).getByLabelText('Basic pay')).toHaveValue('1000000');
  });

  it('is pasted into its field', async () => {
    const { visitor, press, employee } = await openPayroll();
    await visitor.click(screen.getByLabelText('Or paste rows from a spreadsheet'));
    await visitor.paste('Name;Basic pay\nAsha;1000000');
    await press('Add the pasted rows');
    expect(employee(1).getByLabelText('Name')).toHaveValue('Asha');
  });
});
