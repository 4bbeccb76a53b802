import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeamDirectory } from '@/components/team/TeamDirectory';

const entry = (name: string, position: string, department: string, specialties: string[]) => ({
  id: name.toLowerCase(),
  name,
  position,
  department,
  specialties,
  card: <li>{name}</li>,
});

const ENTRIES = [
  entry('Amina', 'Tax Manager', 'tax-services', ['VAT', 'Payroll']),
  entry('Baraka', 'Auditor', 'audit-assurance', ['Statutory audit', 'Tax audits']),
  entry('Chausiku', 'Tax Associate', 'tax-services', ['E-filing']),
];
const DEPARTMENTS = [
  { value: '', label: 'All Team Members (3)' },
  { value: 'audit-assurance', label: 'Audit & Assurance (1)' },
  { value: 'tax-services', label: 'Tax Services (2)' },
];

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <TeamDirectory entries={ENTRIES} departments={DEPARTMENTS} emptyPicture={{ src: '/none.svg', width: 3, height: 2 }}>
      {NOT_SURE}
    </TeamDirectory>,
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Search by name, position or specialty' });
const department = () => screen.getByRole('combobox', { name: 'Department' });
const NOT_SURE = 'Not sure whom to ask?';
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => text !== NOT_SURE);
const settle = () => act(() => jest.advanceTimersByTime(300));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the team directory', () => {
  it('shows everyone at first and says nothing', () => {
    renderAt('/team');

    expect(shown()).toEqual(['Amina', 'Baraka', 'Chausiku']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('finds by any specialty 300 ms after the last key, and says how many', async () => {
    renderAt('/team');

    await user.type(search(), 'e-fil');
    expect(shown()).toHaveLength(3);
    settle();

    expect(shown()).toEqual(['Chausiku']);
    expect(screen.getByRole('status')).toHaveTextContent('1 team member found');
    expect(window.location.search).toBe('?q=e-fil');
  });

  it('ends the list of everyone, and no narrower one, with what helps to choose', async () => {
    renderAt('/team');
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(NOT_SURE);

    await user.selectOptions(department(), 'tax-services');
    expect(screen.queryByText(NOT_SURE)).not.toBeInTheDocument();
  });

  it('shows one department at once and keeps it in the address', async () => {
    renderAt('/team');

    await user.selectOptions(department(), 'Tax Services (2)');

    expect(shown()).toEqual(['Amina', 'Chausiku']);
    expect(window.location.search).toBe('?department=tax-services');
  });

  it('joins the two: those of the department whom the search finds', async () => {
    renderAt('/team?q=tax');
    expect(shown()).toEqual(['Amina', 'Baraka', 'Chausiku']);

    await user.selectOptions(department(), 'audit-assurance');

    expect(shown()).toEqual(['Baraka']);
    expect(window.location.search).toBe('?q=tax&department=audit-assurance');
  });

  it('begins with the filters of the address', () => {
    renderAt('/team?q=manager&department=tax-services');

    expect(search()).toHaveValue('manager');
    expect(department()).toHaveValue('tax-services');
    expect(shown()).toEqual(['Amina']);
  });

  it('says in sight and aloud that nobody was found', async () => {
    renderAt('/team');

    await user.type(search(), 'zzz');
    settle();

    expect(shown()).toEqual([]);
    expect(screen.getByText('No team members found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search criteria or filter selection')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No team members found');
  });

  it('shows everyone again when the search is cleared, and tidies the address', async () => {
    renderAt('/team?q=zzz');

    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    settle();

    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('3 team members found');
    expect(window.location.search).toBe('');
  });

  it('leaves the address alone once the page has been left', async () => {
    const { unmount } = renderAt('/team');
    await user.type(search(), 'vat');

    unmount();
    window.history.replaceState(null, '', '/services');
    jest.advanceTimersByTime(1000);

    expect(window.location.search).toBe('');
  });
});
