import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '@/components/ui/select/Select';

const OPTIONS = [
  { value: 'audit', label: 'Audit Services' },
  { value: 'other', label: 'Other' },
];

describe('Select', () => {
  it('starts with the placeholder, which has no value', () => {
    render(<Select label="Service" name="service" options={OPTIONS} placeholder="Choose a service" />);

    expect(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a service',
      'Audit Services',
      'Other',
    ]);
  });

  it('starts with the first option where there is no placeholder', () => {
    render(<Select label="Service" name="service" options={OPTIONS} />);

    expect(screen.getByRole('combobox')).toHaveValue('audit');
  });

  it('can be changed', async () => {
    render(<Select label="Service" name="service" options={OPTIONS} />);

    await userEvent.selectOptions(screen.getByRole('combobox'), 'Other');

    expect(screen.getByRole('combobox')).toHaveValue('other');
  });

  it('says that it is required, and what is wrong', () => {
    render(<Select label="Service" name="service" options={OPTIONS} isRequired error="Service is required" />);

    expect(screen.getByRole('combobox', { name: 'Service' })).toBeRequired();
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Service is required');
  });
});
