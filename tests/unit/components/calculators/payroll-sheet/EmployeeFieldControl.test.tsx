import { render, screen } from '@testing-library/react';
import { EmployeeFieldControl } from '@/components/calculators/payroll-sheet/EmployeeFieldControl';
import { MAIN_FIELDS } from '@/components/calculators/payroll-sheet/employeeFields';

const status = MAIN_FIELDS.find(({ column }) => column === 'status');

/** The options of the field for a text of a file, and the chosen one. */
function open(text: string) {
  if (!status) throw new Error('An employee has a status');
  render(<EmployeeFieldControl field={status} id="status" value={text} error={undefined} onChange={() => {}} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Status');
  return { labels: [...field.options].map(({ label }) => label), chosen: field.selectedOptions[0]?.label };
}

const LABELS = ['Resident', 'Non-resident', 'Second job', 'Part-time director'];

it.each([
  ['', 'Resident'],
  ['Second Job', 'Second job'],
  [' director ', 'Part-time director'],
])('the choice %j of a file is shown as %s', (text, label) => {
  expect(open(text)).toEqual({ labels: LABELS, chosen: label });
});

it('a choice of a file that is none stays in sight beside the others', () => {
  expect(open('Volunteer')).toEqual({ labels: [...LABELS, 'Volunteer'], chosen: 'Volunteer' });
});
