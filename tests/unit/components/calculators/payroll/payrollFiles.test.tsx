import { screen } from '@testing-library/react';
import { result } from '../openPage';
import { cells, openPayroll } from './openPayroll';

// jsdom reads no bytes of a file.
let text = '';
jest.mock('@/lib/browser/readTextFile', () => ({ readTextFile: () => Promise.resolve(text) }));

beforeEach(() => {
  localStorage.clear();
  text = 'Name,Basic pay,Branch\nAsha,1000000,Ilala';
});

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
    expect(await screen.findByText(/1 employee added\./)).toHaveTextContent('no such column: Branch.');
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

describe('last month’s file', () => {
  it('is set beside the month: who is new, who left, whose pay changed beyond a limit', async () => {
    const { paste, press, type, visitor, workOut } = await openPayroll();
    await press('Compare with last month');
    const field = await screen.findByLabelText('Open last month’s CSV file');
    expect(screen.getByText(/^Work out this month’s payroll first/)).toBeVisible();
    paste('Name\tBasic pay\nAsha\t1100000\nJuma\t800000');
    await workOut();
    await visitor.upload(field, new File([], 'payroll-october-2026.csv'));
    expect(await screen.findByText(/^1 new, 0 left, 0 changed by more than 10%, 1 as before/)).toBeVisible();
    expect(cells('Who is new, who left, whose pay changed').map((row) => row.slice(0, 4))).toEqual([
      ['Juma', 'new', '', '800,000'],
    ]);
    await type('Name whose pay changed by more than, %', '5');
    expect(cells('Who is new, who left, whose pay changed')[1]?.slice(0, 5)).toEqual([
      ...['Asha', 'changed', '1,000,000', '1,100,000', '+10%'],
    ]);
    expect(cells('Totals side by side')[0]).toEqual(['Employees', '1', '2', '1', '+100%']);
    text = '%PDF';
    await visitor.upload(field, new File([], 'payroll.pdf.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is an Excel workbook');
    await press('Compare with last month');
    expect(field).not.toBeInTheDocument();
  });
});

describe('the files of a year', () => {
  it('give the year of each employee; a file without a month is named', async () => {
    const { press, visitor, paste, workOut } = await openPayroll();
    paste('Name\tBasic pay\nAsha\t2000000');
    await workOut();
    await press('The year of each employee');
    const field = await screen.findByLabelText(/^Open the CSV files of the year’s months/);
    expect(screen.getByText(/^Until a file is opened, the year is this month alone/)).toBeVisible();
    await visitor.upload(field, [new File([], 'payroll-october-2026.csv'), new File([], 'staff.csv')]);
    expect(await screen.findByText(/^staff\.csv: Nothing says of which month/)).toBeVisible();
    expect(cells('Each employee in 2026').map((row) => row.slice(0, 3))).toEqual([['Asha', '2', '3,000,000']]);
    expect(cells('Months of 2026').map(([month]) => month)).toEqual(['October 2026', 'November 2026', 'Together']);
    await visitor.upload(field, new File([], 'wages_december_2025.csv'));
    await visitor.selectOptions(await screen.findByLabelText('Calendar year'), '2025');
    expect(cells('Each employee in 2025')).toHaveLength(1);
  });

  it('are printed as a sheet for each employee', async () => {
    let printed: string | null | undefined;
    jest.spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelector('[data-year-paper] article')?.textContent;
    });
    const { press, paste, type, workOut } = await openPayroll();
    paste('Name\tNumber\tBasic pay\nAsha\t7\t1000000');
    await type('Name of the employer', 'Mwanga Traders Ltd');
    await workOut();
    await press('The year of each employee');
    await screen.findByText(/^Until a file is opened/);
    await press('Print a sheet for each employee');
    expect(printed).toMatch(
      /^Asha, number 7Pay and PAYE of 2026, Mwanga Traders Ltd: November 2026 to November 2026, 1 month\./,
    );
    expect(document.querySelector('[data-year-paper]')).toBeNull();
  });
});

it('the lists to hand in are of the employees worked out, and say what is missing', async () => {
  const { paste, press, visitor, workOut } = await openPayroll();
  await press('Lists to hand in');
  expect(await screen.findByText(/^Work out this month’s payroll first/)).toBeVisible();
  paste('Name\tBasic pay\tTIN\tHESLB\nAsha Mushi\t1000000\t100-200-300\tyes\nJuma\t800000\t\t');
  await workOut();
  expect(screen.getByText(/^2 rows, together TZS 163,000, as the payroll has it/)).toHaveTextContent(
    'Look: 1 without TIN',
  );
  expect(cells('PAYE, for TRA, November 2026')[0]?.slice(0, 4)).toEqual(['100-200-300', '', 'Asha Mushi', '1,000,000']);
  await visitor.selectOptions(screen.getByLabelText('List'), 'HESLB');
  expect(cells('HESLB, November 2026')).toEqual([['', 'Asha Mushi', '150,000']]);
  await press('Copy the rows');
  expect(await screen.findByText('Copied, without the heads.')).toBeVisible();
});

it('the three ways to share the pension follow the pay that is typed', async () => {
  const { press, type } = await openPayroll();
  await press('Ways to share the pension');
  const field = await screen.findByLabelText(/^Gross pay of a month/);
  expect(cells(/^Three ways to share/)[1]?.slice(0, 6)).toEqual([
    ...['5% and 15%', '50,000', '150,000', '950,000', '115,500', '834,500'],
  ]);
  await type(/^Gross pay of a month/, 'lots');
  expect(field).toBeInvalid();
  expect(screen.queryByRole('table', { name: /^Three ways/ })).not.toBeInTheDocument();
});
