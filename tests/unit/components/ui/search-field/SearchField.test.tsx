import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from '@/components/ui/search-field/SearchField';

function Example({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SearchField label="Search services" value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search services' });

describe('SearchField', () => {
  it('takes what is typed', async () => {
    render(<Example />);

    await userEvent.type(field(), 'payroll');

    expect(field()).toHaveValue('payroll');
  });

  it('can be cleared only while it holds something', async () => {
    render(<Example />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    await userEvent.type(field(), 'p');
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  it('gives the focus back to the field when it was cleared', async () => {
    render(<Example initial="payroll" />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));

    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('is cleared by Escape', async () => {
    render(<Example initial="payroll" />);

    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');

    expect(field()).toHaveValue('');
  });
});
