import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '@/components/ui/select/Select';

describe('a choice', () => {
  const list = () => screen.getByRole('combobox', { name: 'Service' });
  const showChoice = (props = {}) => {
    const options = ['Audit Services', 'Other'].map((label) => ({ value: label.toLowerCase(), label }));
    render(<Select label="Service" name="service" options={options} {...props} />);
  };

  it('starts with the placeholder, which has no value', () => {
    showChoice({ placeholder: 'Choose a service' });
    expect(list()).toHaveValue('');
    expect(list()).toHaveTextContent('Choose a serviceAudit ServicesOther');
  });

  it('starts with its first option where there is no placeholder, and can be changed', async () => {
    showChoice();
    expect(list()).toHaveValue('audit services');
    await userEvent.selectOptions(list(), 'Other');
    expect(list()).toHaveValue('other');
  });

  it('shows options in the groups that they name', () => {
    showChoice({
      options: [
        { value: 'rent', label: 'Rent', group: 'Payments' },
        { value: 'other', label: 'Other' },
      ],
    });
    expect(screen.getByRole('group', { name: 'Payments' })).toHaveTextContent(/^Rent$/);
    expect(list()).toHaveTextContent('RentOther');
  });

  it('says that it is required, and what is wrong', () => {
    showChoice({ isRequired: true, error: 'Service is required' });
    expect(list()).toBeRequired();
    expect(list()).toBeInvalid();
    expect(list()).toHaveAccessibleDescription('Service is required');
  });
});
