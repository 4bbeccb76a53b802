import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ImportRows } from '@/components/calculators/payroll/ImportRows';
import { PayrollCalculator } from '@/components/calculators/payroll/PayrollCalculator';
import { getPayrollRules, getTaxYears } from '@/lib/server/content/loaders/tax/salary';
import { recordAnnouncements } from '@/tests/support/recordAnnouncements';
import { openPage, result } from '../openPage';

const rules = getPayrollRules();
const years = getTaxYears().toReversed();
/** The calculator as its page renders it. */
const Payroll = () => <PayrollCalculator rules={rules} years={years} monthNow="2026-07" note="" />;

/** Renders the calculator, sets the month to November 2026 and returns helpers for the actions that tests need. */
async function openPayroll() {
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

beforeEach(() => localStorage.clear());

// jsdom has no layout and does not implement this.
HTMLLabelElement.prototype.scrollIntoView = jest.fn();

describe('mistakes', () => {
  it('are listed by employee and field with links to each, and the other employees are calculated', async () => {
    const { addRows, workOut, visitor, employee } = await openPayroll();
    await addRows('Name\tBasic pay\tBonus\nAsha\t1000000\t\nJuma\tlots\tmore');
    await workOut();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('1 employee is left out');
    expect(result()).toHaveTextContent('Net pay for 1 employee');
    expect(employee(2).getByLabelText('Basic pay')).toHaveValue('lots');
    await visitor.click(
      within(alert).getByRole('link', { name: /^Employee 2, Juma: Bonus\. Please enter the amount/ }),
    );
    expect(screen.getByLabelText('Bonus')).toHaveFocus();
    expect(screen.getByLabelText('Bonus')).toBeInvalid();
  });

  it('in the number of employees are shown at that field', async () => {
    const { addRows, type, workOut } = await openPayroll();
    await addRows('Name\tBasic pay\nA\t1\nB\t1');
    await type('Employees in all', '1');
    await workOut();
    expect(screen.getByLabelText('Employees in all')).toHaveFocus();
    expect(screen.getByLabelText('Employees in all')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a whole number of at least 2'),
    );
  });

  it('in all rows, or no rows at all, leave the payroll uncalculated', async () => {
    const { workOut, typeInto } = await openPayroll();
    const said = recordAnnouncements();
    await workOut();
    expect(said).toEqual([expect.stringMatching(/Please enter at least one employee/)]);
    typeInto(1, 'Name', 'Juma');
    await workOut();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been worked out yet');
    expect(result()).not.toBeInTheDocument();
  });
});

it('removed rows can be restored, and the focus stays within the rows', async () => {
  const { addRows, press, employee, typeInto } = await openPayroll();
  expect(screen.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument();
  await addRows('Name\tBasic pay\nAsha\t1\nJuma\t2');
  expect(screen.getByRole('button', { name: 'Remove all' })).toBeInTheDocument();
  await press('More about Asha');
  await press('Remove Asha');
  expect(employee(1).getByLabelText('Name')).toHaveValue('Juma');
  expect(employee(1).getByLabelText('Name')).toHaveFocus();
  typeInto(1, 'Basic pay', '3');
  await press('Undo the removal');
  expect(employee(1).getByLabelText('Name')).toHaveValue('Asha');
  expect(employee(1).getByLabelText('Name')).toHaveFocus();
  expect(employee(2).getByLabelText('Basic pay')).toHaveValue('3');
  await press('Remove all');
  typeInto(1, 'Name', 'Neema');
  await press('Undo the removal');
  const names = [1, 2, 3].map((place) => employee(place).getByLabelText<HTMLInputElement>('Name').value);
  expect(names).toEqual(['Asha', 'Juma', 'Neema']);
});

it('the result is marked as outdated after a change to the sheet', async () => {
  const { addRows, typeInto, workOut } = await openPayroll();
  await addRows('Name\tBasic pay\nAsha\t1000000');
  await workOut();
  expect(screen.queryByText(/You have changed the sheet/)).not.toBeInTheDocument();
  typeInto(1, 'Basic pay', '2,000,000');
  expect(screen.getByText(/You have changed the sheet/)).toBeInTheDocument();
  await workOut();
  expect(screen.queryByText(/You have changed the sheet/)).not.toBeInTheDocument();
});

it('the sheet is stored on the device only on request, restored from there, and deleted on request', async () => {
  const { typeInto, visitor } = await openPayroll();
  typeInto(1, 'Name', 'Asha');
  expect(localStorage).toHaveLength(0);
  await visitor.click(screen.getByLabelText(/^Keep this sheet on this device/));
  expect(localStorage.getItem('payroll:sheet')).toContain('Asha');
  cleanup();
  const { employee, press } = await openPayroll();
  expect(employee(1).getByLabelText('Name')).toHaveValue('Asha');
  await press('Delete it from this device');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('the breakdown of the money comes before the print button', async () => {
  const { addRows, workOut } = await openPayroll();
  await addRows('Name\tBasic pay\nAsha\t1000000');
  await workOut();
  const bar = screen.getByRole('img', { name: /^Who gets what: Employees: net pay 797,000, TRA: PAYE 103,000, NSSF/ });
  const print = screen.getByRole('button', { name: 'Print payslips' });
  const table = screen.getByRole('table', { name: 'What to pay, to whom and when, TZS' });
  for (const part of [bar, table]) {
    expect(part.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('the dates of joining and leaving are spelled out', async () => {
  const { addRows, press, set } = await openPayroll();
  await addRows('Name\tBasic pay\nAsha\t1000000');
  await press('More about Asha');
  set('Joined on', '15/11/2026');
  expect(screen.getByLabelText('Joined on')).toHaveAccessibleDescription(/^Sunday 15 November 2026/);
});

describe('rows of a spreadsheet', () => {
  const notice = () => screen.getByText(/ added/).closest('[role="status"]');

  it('are counted as added or left out, with the reason and names', async () => {
    const { addRows } = await openPayroll();
    await addRows('Number,Name,Basic pay\n1,Asha,800000\n2,Juma,1,200,000\n3,Neema,7\n,TOTAL,800000\n');
    expect(notice()).toHaveTextContent(
      '2 employees added, 2 left out.More cells than headings (write an amount as 1200000 or "1,200,000"): Juma (line 3).Totals, not employees: TOTAL (line 5).',
    );
    // The text that needs correcting stays in the field.
    expect(screen.getByLabelText('Or paste rows from a spreadsheet')).toHaveDisplayValue(/1,200,000/);
  });

  it('already on the sheet are not added again', async () => {
    const { addRows, workOut } = await openPayroll();
    const text = 'Name\tBasic pay\nAsha Mushi\t800000\nJohn Peter\t900000';
    await addRows(text);
    expect(screen.getByLabelText('Or paste rows from a spreadsheet')).toHaveValue('');
    await addRows(text);
    expect(notice()).toHaveTextContent(
      '0 employees added, 2 left out.Already on the sheet (remove them there to use the new figures): Asha Mushi (line 2), John Peter (line 3).',
    );
    await workOut();
    expect(result()).toHaveTextContent('Net pay for 2 employees');
  });

  it('are added until the sheet is full, and the rest are listed by name', async () => {
    const present = Array.from({ length: 245 }, (_, index) => ({ name: `Present ${index}` }));
    const handleRows = jest.fn();
    const { set, press } = openPage(<ImportRows present={present} onRows={handleRows} />);
    const people = Array.from({ length: 12 }, (_, index) => `P ${index + 1}\t800000\n`);
    set('Or paste rows from a spreadsheet', `Name\tBasic pay\n${people.join('')}`);
    await press('Add the pasted rows');
    expect(handleRows.mock.calls[0][0]).toHaveLength(5);
    expect(notice()).toHaveTextContent(
      '5 employees added, 7 left out.No room, because a sheet holds 250 employees: P 6 (line 7), P 7 (line 8), P 8 (line 9), P 9 (line 10), P 10 (line 11) and 2 more.',
    );
  });
});

describe('a sheet open in two tabs', () => {
  /** Simulates the other tab: stores a sheet or clears the storage, and dispatches the event that this tab receives. */
  const storeElsewhere = (sheet: object | null) => {
    if (sheet) localStorage.setItem('payroll:sheet', JSON.stringify(sheet));
    else localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: sheet && 'payroll:sheet' }));
    });
  };
  const keepBox = () => screen.getByLabelText(/^Keep this sheet on this device/);

  it("takes over the other tab's version, and saves the next change on top of it", async () => {
    localStorage.setItem('payroll:sheet', '{"month":{"month":"2026-11"},"rows":[{"name":"Asha"}]}');
    const { employee, typeInto } = await openPayroll();
    storeElsewhere({ month: { month: '2026-10', employer: 'Mwanga' }, rows: [{ name: 'Asha' }, { name: 'John' }] });
    expect(screen.getByText(/You changed this sheet in another tab/)).toBeInTheDocument();
    expect(employee(2).getByLabelText('Name')).toHaveValue('John');
    expect(screen.getByLabelText('Month')).toHaveValue('2026-10');
    expect(screen.getByLabelText('Name of the employer')).toHaveValue('Mwanga');
    typeInto(1, 'Basic pay', '800,000');
    expect(localStorage.getItem('payroll:sheet')).toMatch(/Asha.*800,000.*John/);
  });

  it('stays deleted after the other tab deletes it', async () => {
    localStorage.setItem('payroll:sheet', '{"month":{},"rows":[{"name":"Asha"}]}');
    const { typeInto } = await openPayroll();
    storeElsewhere(null);
    expect(keepBox()).not.toBeChecked();
    typeInto(1, 'Name', 'Neema');
    expect(localStorage).toHaveLength(0);
  });

  it('is not overwritten by a tab that did not store it', async () => {
    const { typeInto, visitor } = await openPayroll();
    typeInto(1, 'Name', 'Neema');
    storeElsewhere({ month: {}, rows: [{ name: 'Asha' }] });
    await visitor.click(keepBox());
    expect(keepBox()).not.toBeChecked();
    expect(screen.getByText(/^Another sheet is already kept on this device/)).toBeInTheDocument();
    expect(localStorage.getItem('payroll:sheet')).toContain('Asha');
  });
});
