import { act, screen, within } from '@testing-library/react';
import { latePayroll, NOT_LOADED } from '@/components/calculators/payroll/latePayroll';
import { result } from '../openPage';
import { cells, openPayroll } from './openPayroll';

beforeEach(() => localStorage.clear());

it('works out two employees, and says what goes to whom by when', async () => {
  const { typeInto, press, workOut } = await openPayroll();
  typeInto(1, 'Name', 'Asha');
  typeInto(1, 'Basic pay', '1,000,000');
  await press('Add an employee');
  expect(screen.getByRole('group', { name: 'Employee 2' })).toContainElement(document.activeElement as HTMLElement);
  typeInto(2, 'Name', 'Juma');
  typeInto(2, 'Basic pay', '800k');
  await workOut();
  expect(result()).toHaveTextContent('Net pay of 2 employees TZS 1,457,000');
  expect(cells('What goes to whom by when').map((row) => row.slice(1, 4))).toEqual([
    ['Net pay', '1,457,000', 'Pay day'],
    ['PAYE', '163,000', '7 December 2026'],
    ['Contributions of employees and employer', '360,000', '31 December 2026'],
    ['Contribution of the employer', '9,000', '31 December 2026'],
    ['', '1,989,000', ''],
  ]);
  expect(cells('Payroll of November 2026, TZS').map(([name, gross]) => [name, gross])).toEqual([
    ['Asha', '1,000,000'],
    ['Juma', '800,000'],
    ['Total', '1,800,000'],
  ]);
  expect(window.location.search).toBe('');
});

it('explains one employee line by line, with formula and law', async () => {
  const { paste, workOut, visitor } = await openPayroll();
  paste('Name\tBasic pay\nAsha\t1000000\nJuma\t800000');
  await workOut();
  await visitor.selectOptions(screen.getByLabelText('Employee'), '2. Juma');
  const table = screen.getByRole('table', { name: 'Pay of Juma' });
  expect(table).toHaveTextContent('20,000 + 20% × (720,000 − 520,000) = 60,000');
  expect(table).toHaveTextContent('Finance Act 2021');
});

it('takes a row’s other fields into account once it is opened', async () => {
  const { typeInto, visitor, workOut, press } = await openPayroll();
  typeInto(1, 'Name', 'Asha');
  typeInto(1, 'Basic pay', '2,000,000');
  await press('More about Asha');
  await visitor.type(screen.getByLabelText('Engine, cc'), '2500');
  await visitor.selectOptions(screen.getByLabelText('Pension fund'), 'None');
  await workOut();
  expect(result()).toHaveTextContent('Net pay of 1 employee TZS 1,547,000');
  expect(screen.getByRole('table', { name: 'Pay of Asha' })).toHaveTextContent('1,000,000 / 12 = 83,333.33');
});

describe('while the calculation is not there yet', () => {
  afterEach(() => jest.restoreAllMocks());

  it('a press waits for it', async () => {
    const { paste, workOut } = await openPayroll();
    paste('Name\tBasic pay\nAsha\t1000000');
    const coming = Promise.withResolvers<void>();
    jest.spyOn(latePayroll, 'get').mockReturnValueOnce(undefined);
    jest.spyOn(latePayroll, 'load').mockReturnValueOnce(coming.promise);
    await workOut();
    expect(screen.getByRole('button', { name: 'One moment...' })).toBeInTheDocument();
    await act(async () => coming.resolve());
    expect(result()).toHaveTextContent('Net pay of 1 employee TZS 797,000');
  });

  it('a line that breaks is told, and the next press works out what was typed', async () => {
    const { typeInto, workOut, paste, employee } = await openPayroll();
    typeInto(1, 'Name', 'Asha');
    typeInto(1, 'Basic pay', '1,000,000');
    const get = jest.spyOn(latePayroll, 'get').mockReturnValue(undefined);
    paste('Name\tBasic pay\nJuma\t800000');
    expect(await screen.findByText(NOT_LOADED)).toBeInTheDocument();
    await workOut();
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_LOADED);
    expect(employee(1).getByLabelText('Name')).toHaveValue('Asha');
    get.mockRestore();
    await workOut();
    expect(result()).toHaveTextContent('Net pay of 1 employee TZS 797,000');
  });
});

describe('mistakes', () => {
  it('are listed by employee and field with a way to each; the other employees are worked out', async () => {
    const { paste, workOut, visitor, employee } = await openPayroll();
    paste('Name\tBasic pay\tBonus\nAsha\t1000000\t\nJuma\tlots\tmore');
    await workOut();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('1 employee is left out');
    expect(result()).toHaveTextContent('Net pay of 1 employee');
    expect(employee(2).getByLabelText('Basic pay')).toHaveValue('lots');
    await visitor.click(
      within(alert).getByRole('link', { name: /^Employee 2, Juma: Bonus\. Please enter the amount/ }),
    );
    expect(screen.getByLabelText('Bonus')).toHaveFocus();
    expect(screen.getByLabelText('Bonus')).toBeInvalid();
  });

  it('of all employees leave nobody else to be worked out', async () => {
    const { paste, workOut } = await openPayroll();
    paste('Name\tBasic pay\nJuma\tlots');
    await workOut();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Nobody is worked out yet');
    expect(alert).not.toHaveTextContent('The others');
  });

  it('of the number of employees stand beside it', async () => {
    const { paste, type, workOut } = await openPayroll();
    paste('Name\tBasic pay\nA\t1\nB\t1');
    await type('Employees in all', '1');
    await workOut();
    expect(screen.getByLabelText('Employees in all')).toHaveFocus();
    expect(screen.getByLabelText('Employees in all')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a whole number from 2'),
    );
  });

  it('an empty sheet is asked for an employee', async () => {
    const { workOut } = await openPayroll();
    await workOut();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter at least one employee');
    expect(result()).not.toBeInTheDocument();
  });
});

describe('rows', () => {
  it('are duplicated, removed and brought back, and the focus stays among them', async () => {
    const { typeInto, press, employee } = await openPayroll();
    typeInto(1, 'Name', 'Asha');
    expect(screen.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument();
    await press('Duplicate Asha');
    expect(screen.getByRole('button', { name: 'Remove all' })).toBeInTheDocument();
    expect(employee(2).getByLabelText('Name')).toHaveFocus();
    typeInto(2, 'Name', 'Juma');
    expect(screen.queryByRole('button', { name: 'Undo the removal' })).not.toBeInTheDocument();
    await press('Remove Asha');
    expect(employee(1).getByLabelText('Name')).toHaveValue('Juma');
    expect(employee(1).getByLabelText('Name')).toHaveFocus();
    await press('Undo the removal');
    expect(employee(1).getByLabelText('Name')).toHaveValue('Asha');
  });

  it('of a large sheet are shown some at a time', async () => {
    const { paste, press, workOut } = await openPayroll();
    paste(`Name\tBasic pay\n${Array.from({ length: 60 }, (_, index) => `Person ${index + 1}\t900000`).join('\n')}`);
    expect(screen.getAllByRole('group', { name: /^Employee \d+/ })).toHaveLength(20);
    await press('Next');
    expect(screen.getByRole('group', { name: 'Employee 21: Person 21' })).toBeInTheDocument();
    await workOut();
    expect(result()).toHaveTextContent('Net pay of 60 employees');
    expect(screen.getByText('1 to 50 of 60 rows')).toBeInTheDocument();
  });
});

it('says that the result is of an earlier sheet once something has changed', async () => {
  const { paste, typeInto, workOut } = await openPayroll();
  paste('Name\tBasic pay\nAsha\t1000000');
  await workOut();
  expect(screen.queryByText(/You have changed the sheet since/)).not.toBeInTheDocument();
  typeInto(1, 'Basic pay', '2,000,000');
  expect(screen.getByText(/You have changed the sheet since/)).toBeInTheDocument();
  await workOut();
  expect(screen.queryByText(/You have changed the sheet since/)).not.toBeInTheDocument();
});
