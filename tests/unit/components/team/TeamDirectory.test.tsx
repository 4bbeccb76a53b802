import { fireEvent, render, screen } from '@testing-library/react';
import { TeamDirectory } from '@/components/team/TeamDirectory';
import { visit, wait } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

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

function renderAt(address: string) {
  visit(address);
  return render(
    <TeamDirectory
      entries={ENTRIES}
      departments={DEPARTMENTS}
      emptyPicture={{ src: '/none.svg', width: 3, height: 2 }}
    />,
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Search by name, position or specialty' });
const department = () => screen.getByRole('combobox', { name: 'Department' });
const choose = (value: string) => fireEvent.input(department(), { target: { value } });
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const status = () => screen.getByRole('status');
const shown = () => texts(screen.queryAllByRole('listitem')).join(' ');
const everyone = 'Amina Baraka Chausiku';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the team directory', () => {
  it('shows everyone at first, and says nothing', () => {
    renderAt('/team');
    expect(shown()).toBe(everyone);
    expect(status()).toBeEmptyDOMElement();
  });

  it('finds by any specialty 300 ms after the last key, and says how many', () => {
    renderAt('/team');
    type('e-fil');
    wait(299);
    expect(shown()).toBe(everyone);
    wait(1);
    expect(shown()).toBe('Chausiku');
    expect(status()).toHaveTextContent('1 team member found');
    expect(window.location.search).toBe('?q=e-fil');
  });

  it('joins the two: people of the department whom the search of the address finds', () => {
    renderAt('/team?q=tax');
    expect(search()).toHaveValue('tax');
    expect(shown()).toBe(everyone);
    choose('audit-assurance');
    expect(shown()).toBe('Baraka');
    expect(window.location.search).toBe('?q=tax&department=audit-assurance');
  });

  it('says in sight and aloud that nobody was found', () => {
    renderAt('/team');
    type('zzz');
    wait(300);
    expect(shown()).toBe('');
    expect(screen.getByText('Try adjusting your search criteria or filter selection')).toBeVisible();
    expect(status()).toHaveTextContent('No team members found');
  });
});
